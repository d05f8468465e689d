import CloudKit
import Foundation

/// The books of a household.
final class Library {
    private(set) var shelves: [String] = []

    func open() { reload() }
    func reload() { shelves = UserDefaults.standard.stringArray(forKey: "shelves") ?? [] }
    func save() { UserDefaults.standard.set(shelves, forKey: "shelves") }
    func show(_ link: URL) { shelves.append(link.lastPathComponent) }
    func join(_ share: CKShare.Metadata) {}
}
