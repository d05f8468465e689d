/// The word that was probably meant: the one with the fewest typing mistakes in between, if they are few.
func nearest(to word: String, in words: [String]) -> String? {
  let ranked = words.map { (word: $0, distance: typingDistance(Array(word), Array($0))) }
  guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
  if best.distance <= max(2, word.count / 3) { return best.word }
  // The beginning of one word only is no mistake but an abbreviation.
  let beginnings = words.filter { word.count >= 3 && $0.hasPrefix(word) }
  return beginnings.count == 1 ? beginnings[0] : nil
}

/// How many insertions, deletions, changes and swaps of neighbours turn one word into the other.
private func typingDistance(_ a: [Character], _ b: [Character]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...b.count)
  for i in a.indices {
    var current = [i + 1]
    for j in b.indices {
      var best = min(previous[j] + (a[i] == b[j] ? 0 : 1), previous[j + 1] + 1, current[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforePrevious[j - 1] + 1) }
      current.append(best)
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[b.count]
}
