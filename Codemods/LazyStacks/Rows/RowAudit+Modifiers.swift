import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

extension RowAudit {
  mutating func look(_ modifier: WrittenView.Modifier, _ place: Place) {
    let name = modifier.name
    let shown = "'.\(name)' on the rows"
    if SwiftUIModifiers.traits(of: name).contains(.lifecycle) {
      add(LazyRules.lifecycle, "\(shown): it runs as a row scrolls in, not for all rows at once")
    } else if SwiftUIModifiers.traits(of: name).contains(.contribution) {
      add(LazyRules.contributions, "\(shown): rows off screen contribute nothing")
    } else if name == "phaseAnimator" || name == "keyframeAnimator" {
      addState("'.\(name)'")
    } else if name == "datePickerStyle", modifier.call.argument(nil)?.text.contains("raphical") == true {
      addState("a calendar (the month shown)")
    } else if name == "animation", let animation = modifier.call.argument(nil), isLasting(animation) {
      addState("an animation that goes on")
    } else if name == "environmentObject" || name == "environment" {
      for argument in modifier.call.arguments { lookForObject(in: argument.value, place) }
    } else if name == "alignmentGuide" {
      add(LazyRules.alignmentGuide, "custom alignment guide on rows ('alignmentGuide')")
    } else if name == "frame" {
      lookAtFrame(modifier.call, place)
    } else if name == "id" {
      lookAtIdentity(modifier.call, place)
    }
    lookAtDrawing(modifier, place)
    lookInside(modifier, place)
  }

  mutating func lookAtFrame(_ call: ViewCall, _ place: Place) {
    guard axis == .vertical, place.isHeight, !place.isSized,
      call.argument("maxHeight").map(Frame.isInfinity) ?? false
    else {
      return
    }
    add(LazyRules.greedyRows, "rows contain '.frame(maxHeight: .infinity)'")
  }

  /// Reports an identity other than the row's own: it exists for scrolling to it, or for resetting the view.
  mutating func lookAtIdentity(_ call: ViewCall, _ place: Place) {
    guard let value = call.argument(nil) else { return }
    let root = ConstantExpressions.root(of: value).text
    guard value.kind != .functionCallExpr, place.identities.contains(root) else {
      add(
        LazyRules.scrolling,
        "'.id(\(value.text))' on the rows: scrolling to a row that doesn't exist yet goes to an estimate")
      return
    }
  }

  /// The project functions that a modifier may refer to, by its name and labels.
  private func ownFunctions(_ name: String, _ call: ViewCall) -> [Declaration] {
    let labels = call.arguments.map(\.label)
    return index.declarations(named: name).filter { function in
      guard function.kind == .function, let parent = function.parent, isOnViews(parent) else { return false }
      let known = function.parameters.map(\.label)
      let needed = function.parameters.count { $0.defaultValue == nil }
      return labels.allSatisfy(known.contains)
        && needed <= labels.count + call.closures.count(where: \.isTrailing)
    }
  }

  /// Whether a declaration is an extension of views.
  private func isOnViews(_ declaration: DeclarationID) -> Bool {
    guard index[declaration].kind == .extension else { return false }
    if let type = index.declaredType(declaration) {
      return index.conformance(of: type, toForeign: "View") != nil
    }
    return index[declaration].name.map { $0 == "View" || SwiftUIViews.contain($0) } ?? false
  }

  mutating func lookInside(_ modifier: WrittenView.Modifier, _ place: Place) {
    let name = modifier.name
    let takesStyle = name == "modifier" || SwiftUINames.isControlStyle(name)
    // The project may declare a modifier with the name of a SwiftUI modifier.
    let own = SwiftUIModifiers.contain(name) ? ownFunctions(name, modifier.call) : []
    if !own.isEmpty {
      look(functions: own, place)
      lookThroughArguments(of: modifier.call, candidates: own, inside(modifier, place))
    }
    guard !SwiftUIModifiers.contain(name) || takesStyle else {
      return lookAtAttached(modifier, place)
    }
    if takesStyle, SwiftUIModifiers.contain(name) {
      for argument in modifier.call.arguments { look(style: argument.value, of: name, place) }
      return
    }
    look(projectCall: modifier.call, name, place)
  }

  /// Analyzes the views that a SwiftUI modifier adds behind, in front of, or next to the view.
  private mutating func lookAtAttached(_ modifier: WrittenView.Modifier, _ place: Place) {
    guard SwiftUINames.makesViews(modifier.name) else { return }
    let inside = self.inside(modifier, place)
    if SwiftUIModifiers.traits(of: modifier.name).contains(.attachment) {
      for argument in modifier.call.arguments where !argument.value.text.hasSuffix(".self") {
        let isContent = [nil, "content", "mask"].contains(argument.label)
        look(argument: argument.value, mustBeView: isContent, inside)
      }
    }
    for closure in modifier.call.closures where !SwiftUINames.actionLabels.contains(closure.label ?? "") {
      closure.syntax.statements.map { look(body: $0, inside) }
    }
  }

  /// The place of what a modifier adds: behind or in front of the view it has no part in the layout.
  private func inside(_ modifier: WrittenView.Modifier, _ place: Place) -> Place {
    guard SwiftUINames.makesViews(modifier.name) else { return place }
    var inside = place
    (inside.isHeight, inside.isLaidOut) = (false, false)
    return inside
  }
}
