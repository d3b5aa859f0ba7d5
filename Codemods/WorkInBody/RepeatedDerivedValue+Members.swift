import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

extension RepeatedDerivedValue {
  /// The functions of the project that parse a text in loops, each once, where the view's own builders lead
  /// to them.
  func parsings(
    of type: TypeID, in part: Node, besides works: [DerivedWork], _ file: FileContext
  ) -> [Match<Place>] {
    guard file.wantsHints else { return [] }
    let members = Set(works.compactMap { file.index.enclosingDeclaration(of: $0.call)?.id })
    var seen: Set<Node> = []
    return file.model.parsings(of: type).compactMap { parsing in
      guard part.contains(parsing.place), seen.insert(parsing.place).inserted,
        members.isDisjoint(with: file.index.declarations(referencedBy: parsing.place)),
        file.model.isNeedless(parsing, of: type)
      else { return nil }
      let name = parsing.call.calledName ?? ""
      let subject =
        name == parsing.place.text ? "'\(name)'" : "'\(parsing.place.text)' leads to '\(name)', which"
      return Match(Self.parsed, at: parsing.place.range, .parsing(subject, by: file.index[type].name))
    }
  }

  /// The derivations of views in the members of a type that isn't a view.
  func match(membersOf declaration: Declaration, of type: TypeID, in file: FileContext) -> [Match<
    Place
  >] {
    file.index.members(of: type).filter { $0.parent == declaration.id }
      .filter { !file.model.isPartOfRow($0) }
      .compactMap { file.model.derivedWork(by: $0, needsCause: !file.wantsHints) }
      .filter { isReported($0, in: file) }
      .map { work in
        Match(
          work.cause == nil ? Self.derived : Self.needless, at: work.shown.range,
          related: file.placeElsewhere(work.place), .work(work))
      }
  }
}
