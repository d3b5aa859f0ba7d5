import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

extension RowObservesObject {
  /// A slider that is bound to a property of an object which many views observe.
  func match(_ control: FunctionCallExprSyntax, in file: FileContext) -> [Match<Need>] {
    guard file.wantsHints, ViewCall(control).frameworkName(file.index) != nil,
      file.model.isLookedAt(control.node),
      let value = control.argumentValues.first(where: { $0.text.hasPrefix("$") }),
      let access = MemberAccessExprSyntax(value), let word = access.declName?.baseName?.name,
      let holder = access.base?.text.dropFirst(), let view = file.index.enclosingType(of: control.node),
      let property = file.index.members(named: String(holder), of: view).only,
      let owner = file.model.heldObject(in: property)?.type,
      let id = file.index.members(named: word, of: owner).only?.id
    else { return [] }
    let readers = file.model.readers(of: id).count
    guard readers >= Self.manyReaders, !hasFewSteps(control) else { return [] }
    let need = Need(
      className: file.index[owner].name, count: readers, members: [word], isRead: true,
      isPreviewed: isShown(word, of: property, besides: control, in: file))
    return [Match(Self.dragged, at: value.range, need)]
  }

  /// Whether a drag changes the value only a few times: `in: 15...60, step: 5`.
  private func hasFewSteps(_ control: FunctionCallExprSyntax) -> Bool {
    func argument(_ label: String) -> Node? {
      control.labeledArguments.first { $0.label?.name == label }?.expression
    }
    guard let step = argument("step").flatMap({ Double($0.text) }), step > 0,
      let parts = SequenceExprSyntax(argument("in"))?.elements.map({ Array($0.children) }), parts.count == 3,
      let low = Double(parts[0].text), let high = Double(parts[2].text)
    else { return false }
    return (high - low) / step < 10
  }

  /// Whether a view shows the value beside the control, or passes the object on to a view that may: then it is
  /// meant to follow the drag.
  private func isShown(
    _ member: String, of holder: Declaration, besides control: FunctionCallExprSyntax, in file: FileContext
  ) -> Bool {
    (file.model.ownUses(of: holder) ?? []).contains { use in
      guard !control.node.contains(use.node) else { return false }
      guard let access = MemberAccessExprSyntax(use.expression.parent), access.base == use.expression else {
        return use.expression.isWholeArgument
      }
      return access.declName?.baseName?.name == member && Assignment(target: access.node) == nil
    }
  }

  private static let manyReaders = 5
}
