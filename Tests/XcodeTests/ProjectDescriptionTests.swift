import Testing

@testable import Xcode

@Suite struct ProjectDescriptionTests {
  private func description(_ name: String, _ text: String, source: String = "App/Sources/AppDelegate.swift") -> ProjectDescription? {
    ProjectDescription(path: "App/" + name, files: ProjectFiles(contents: ["App/" + name: Array(text.utf8)]), appHolding: source)
  }

  @Test func xcodeGenNamesPlists() {
    let found = description(
      "project.yml",
      """
      name: Ferns
      options:
        deploymentTarget:
          iOS: "15.0"
      targets:
        Ferns:
          type: application # the app
          platform: iOS
          sources:
          - path: Sources
            excludes: ["*.md"]
          - Shared
          settings:
            base:
              INFOPLIST_FILE: Sources/Info.plist
            configs:
              debug:
                INFOPLIST_FILE: Sources/Info-Debug.plist
        Widget:
          type: app-extension
          sources: [Widget]
          settings:
            INFOPLIST_FILE: Widget/Info.plist
        Other:
          type: application
          sources: Other
          settings:
            INFOPLIST_FILE: Other/Info.plist
      """)
    #expect(found?.plists == ["App/Sources/Info.plist", "App/Sources/Info-Debug.plist"])
    #expect(found?.plistRule == nil)
    #expect(found?.minimumIOS == 15)
  }

  @Test func xcodeGenWritesPlists() {
    let found = description(
      "project.yml",
      "targets:\n  A:\n    type: application\n    sources: Sources\n    info:\n      path: Info.plist\n      properties:\n        B: C\n")
    #expect(found?.plistRule == "Info.plist is generated from `info:` in project.yml")
  }

  @Test(arguments: [
    ("infoPlist: \"App/Info.plist\"", ["App/App/Info.plist"], false), ("infoPlist: .file(path: \"Info.plist\")", ["App/Info.plist"], false),
    ("infoPlist: .extendingDefault(with: [:])", [], true), ("sources: [\"Sources/**\"]", [], true),
  ])
  func tuist(_ argument: String, _ plists: [String], _ isGenerated: Bool) {
    let found = description(
      "Project.swift",
      """
      let project = Project(name: "Ferns", targets: [
        .target(name: "Widget", product: .appExtension, infoPlist: "Widget.plist"),
        .target(name: "Ferns", destinations: .iOS, product: .app, deploymentTargets: .iOS("16.4"), \(argument)),
      ])
      """)
    #expect(found?.plists == plists)
    #expect((found?.plistRule != nil) == isGenerated)
    #expect(found?.minimumIOS == 16)
  }

  @Test func packages() {
    #expect(description("Package.swift", "platforms: [.macOS(.v13), .iOS(.v16)],")?.minimumIOS == 16)
    #expect(description("Podfile", "") == nil)
  }
}
