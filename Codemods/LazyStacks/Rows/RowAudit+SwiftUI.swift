import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

extension RowAudit {
  mutating func look(_ call: ViewCall, named name: String, _ place: Place) {
    var inside = place
    findings.shown.insert(name)
    switch name {
    case "GeometryReader":
      guard place.isLaidOut, !place.isSized else { break }
      add(LazyRules.greedyRows, "rows contain 'GeometryReader'")
    case "List", "Form", "Table":
      if place.isLaidOut, axis == .vertical {
        add(LazyRules.nestedScroll, "rows contain a same-axis '\(name)'")
      } else {
        addState("'\(name)'")
      }
    case "ScrollView":
      if place.isLaidOut, ScrollAxis(of: call) == axis {
        add(LazyRules.nestedScroll, "rows contain a same-axis 'ScrollView'")
      } else {
        addState("'ScrollView' (its position)")
      }
    case "LazyVStack", "LazyVGrid", "LazyHStack", "LazyHGrid": lookAtLazy(call, name, place)
    case "DisclosureGroup" where call.argument("isExpanded") != nil: break
    case "DatePicker", "ColorPicker": break
    case "NavigationStack", "NavigationSplitView", "NavigationView": addState("'\(name)' (what it shows)")
    case _ where SwiftUIViews.traits(of: name).contains(.state): addState("'\(name)'")
    case "HStack", "ZStack", "Grid", "GridRow": inside.isHeight = false
    case "NavigationLink": lookAtLink(call)
    case "Path": lookAtPath(call)
    case "ForEach":
      inside.identities = place.identities.union(RowParameters.names(of: call))
      inside.isRow = true
    default: break
    }
    for closure in contents(of: call, name) { closure.statements.map { look(body: $0, inside) } }
    for argument in call.arguments where argument.label != "destination" {
      let isContent = argument.label.map(Self.contentLabels.contains) ?? (name == "AnyView")
      look(argument: argument.value, mustBeView: isContent, inside)
    }
  }

  /// The labels of arguments that are views, or functions that create views.
  private static let contentLabels: Set<String> = [
    "content", "currentValueLabel", "footer", "header", "icon", "label", "maximumValueLabel",
    "minimumValueLabel", "placeholder", "subviews",
  ]

  /// Analyzes a lazy container in the stack.
  private mutating func lookAtLazy(_ call: ViewCall, _ name: String, _ place: Place) {
    let isAlong = name.hasPrefix(axis == .vertical ? "LazyV" : "LazyH")
    if isAlong, place.isRow, place.isLaidOut {
      add(
        LazyRules.lazyRows, "rows contain a same-axis '\(name)', which makes its own rows as they scroll in")
    } else {
      add(
        LazyRules.lazyBeside,
        "the stack contains '\(name)', a lazy container, whose position in a lazy stack is an estimate")
    }
  }

  /// Reports a link that is activated by a value.
  mutating func lookAtLink(_ call: ViewCall) {
    let labels = call.arguments.compactMap(\.label)
    guard let label = labels.first(where: { $0 == "isActive" || $0 == "tag" }) else { return }
    add(
      LazyRules.contributions,
      "'NavigationLink(\(label):)' in the rows: the link of a row off screen can't be opened from elsewhere")
  }

  mutating func addState(_ what: String) {
    add(LazyRules.state, "the stack contains \(what), whose state is lost when it is scrolled far away")
  }

  /// The closures of a view that create what is displayed in its place.
  func contents(of call: ViewCall, _ name: String) -> [ClosureExprSyntax] {
    let closures = call.closures.filter { !SwiftUINames.actionLabels.contains($0.label ?? "") }
    switch name {
    case "Canvas", "Path": return []
    case "Button", "NavigationLink":
      let hasLabel = call.syntax.trailsWithLabel(ofView: name)
      return closures.filter { $0.label == "label" || hasLabel && $0.label == nil }.map(\.syntax)
    case "Menu": return closures.filter { $0.label == "label" }.map(\.syntax)
    default: return closures.map(\.syntax)
    }
  }
}
