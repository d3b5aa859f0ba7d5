import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

extension RepeatedDerivedValue {
  func message(for match: Match<Place>, in file: FileContext) -> String {
    switch match.state {
    case .reads(let reads): message(for: reads, match.rule, in: file)
    case .repeated(let found): message(forRepeated: found, in: file)
    case .work(let work): message(for: work, in: file)
    case .parsing(let subject, let view):
      "\(subject) parses again at each evaluation of '\(view)'; parse where the text changes, and keep the result"
    }
  }

  private func message(for reads: DerivedReads, _ rule: Rule, in file: FileContext) -> String {
    let path = reads.reads[0].text
    let times = reads.inRow == nil ? "\(reads.reads.count) times per evaluation" : "again for each row"
    let work = file.model.derivation(of: reads.property).map { ", by '\($0.shortText)'" } ?? ""
    let isCollection = file.index[reads.property].resultType.map(file.model.isCollectionType) ?? true
    let what = "'\(path)' computes its \(isCollection ? "collection" : "value") \(times)\(work)"
    return switch rule {
    case Self.unplaced: "\(what); use a 'let' before the view and 'return'"
    case Self.shadowed:
      "\(what); its name means something else here: read it once into a 'let' of another name"
    case Self.changed: "\(what), and its inputs change in between"
    case Self.impure: "\(what); if read once into a 'let', its side effects also happen only once"
    case Self.early: "\(what); if read once into a 'let', it is also computed where no code needs it"
    case Self.stale: "\(what); if read once into a 'let', content shown later may have an old value"
    default: "\(what); read it once into a 'let'"
    }
  }

  private func message(forRepeated found: [DerivedReads], in file: FileContext) -> String {
    let reads = found[0]
    let work = file.model.derivation(of: reads.property).map { ", by '\($0.shortText)'" } ?? ""
    guard !reads.through.isEmpty else {
      let times = reads.inRow == nil ? "\(reads.reads.count) times per evaluation" : "again for each row"
      return "'\(reads.reads[0].text)' computes its result \(times)\(work); call it once, into a 'let'"
    }
    let subject = Self.list(found.map { file.index[$0.property].name ?? "" })
    // Each member that it goes through may read it several times, or none in a branch.
    let isInRows = reads.inRow.map { !isInFewRows($0, in: file) } ?? false
    let times = isInRows ? "again for each row" : "more than once per evaluation"
    let (are, them) = found.count == 1 ? ("is", "it") : ("are", "them")
    let verb = found.count == 1 ? "compute it" : "compute each"
    return "\(subject) \(are) computed \(times), through \(Self.list(reads.through))\(work); \(verb) once, "
      + "and pass \(them) on"
  }

  /// Whether a place is in one of a few rows, such as those for the cases of an enumeration.
  private func isInFewRows(_ place: Node, in file: FileContext) -> Bool {
    let rows = place.ancestors.firstNonNil { around in
      ClosureArgument(around).flatMap { file.model.rows(of: $0.call.node) }
    }
    return rows.flatMap { file.model.itemLimit(of: $0) }.map { $0 <= 3 } ?? false
  }

  /// `'a'`, `'a' and 'b'`, `'a', 'b' and 2 more`, each name once.
  private static func list(_ names: [String]) -> String {
    var shown: [String] = []
    for name in names where !shown.contains("'\(name)'") { shown.append("'\(name)'") }
    guard shown.count > 1 else { return shown[0] }
    return shown.count < 4
      ? shown.dropLast().joined(separator: ", ") + " and " + shown[shown.count - 1]
      : shown[..<2].joined(separator: ", ") + " and \(shown.count - 2) more"
  }

  private func message(for work: DerivedWork, in file: FileContext) -> String {
    let collection = work.collection.shortText
    if work.isForFirst {
      return "'\(collection)' is \(work.participle) as a whole for its first result; '.lazy' stops there"
    }
    let subject =
      work.member.flatMap { $0 == collection ? nil : "'\($0)' \(work.verb) '\(collection)'" }
      ?? "'\(collection)' is \(work.participle)"
    let place =
      !work.sources.isEmpty
      ? "where \(words(for: work)) changes"
      : file.model.heldObjects(of: work.view).isEmpty ? "once, where its inputs change" : "in the model"
    guard let cause = work.cause else {
      let rows = work.isInRow ? " for each row" : ""
      return "\(subject) again\(rows) at each evaluation of '\(file.index[work.view].name)'; compute it "
        + "\(place), and keep the result"
    }
    let name = file.index[cause.property].name ?? ""
    let time =
      switch cause.cause {
      case .input, .handler: "each time '\(name)' changes"
      case .object(let holder, let count):
        "when any of the \(count) published properties of '\(file.index[holder].name ?? "")' changes"
      }
    return "\(subject) again \(time); compute it \(place), and keep the result"
  }

  /// What a collection is made of: `'trails', 'query' or 'order'`; of more than three names, the first two.
  private func words(for work: DerivedWork) -> String {
    let properties = work.sources.compactMap { source in
      if case .property(let name) = source { name } else { nil }
    }
    let path = work.collection.shortText.filter { $0 != "?" }
    let collection = path.hasPrefix("self.") ? String(path.dropFirst(5)) : path
    // `project.paths` changes with `project`.
    let isNamed = properties.contains { collection == $0 || collection.hasPrefix($0 + ".") }
    let names = (work.sources.contains(.collection) && !isNamed ? [collection] : []) + properties
    let isShortened = names.count > 3 || work.sources.contains(.other)
    let shown = names.prefix(isShortened ? 2 : 3).map { "'\($0)'" }
    let last = isShortened ? "another of its inputs" : shown[shown.count - 1]
    let first = isShortened ? shown : shown.dropLast()
    return first.isEmpty ? last : "\(first.joined(separator: ", ")) or \(last)"
  }
}
