import CodemodKit

/// All rules of the pass.
enum LazyRules {
  static let lazy = Rule(
    "LZ100", .safe, "A stack of many rows in a scroll view creates only the rows on screen.",
    remedy: "Read the notes N301 to N304 once. Then run swiftfix, or keep the stack with an ignore comment "
      + "and a reason.")

  static let state = Rule(
    "LZ201", .unsafe,
    "A row has state of its own, or its type can't be found: state is lost when the row is scrolled far away.",
    remedy: "Move the state of the row into its element or a model. Or check that it may be lost when "
      + "the row is scrolled away, and allow LZ201.")
  static let lifecycle = Rule(
    "LZ202", .unsafe,
    "Rows use 'onAppear', 'task' or similar, or change something when they are created: this happens as they "
      + "scroll in, not all at once.",
    remedy: "Check that the work may run when a row scrolls in, each time it does. Then allow LZ202.")
  static let width = Rule(
    "LZ203", .unsafe,
    "A lazy stack takes all the width: the rows may move to the edge, or a background may widen.",
    remedy: "Look at the result, and add 'frame(maxWidth:alignment:)' to the rows if they moved. Then "
      + "allow LZ203.")
  static let height = Rule(
    "LZ204", .unsafe, isQuiet: true,
    "A horizontal lazy stack without a fixed height is as high as its first item, or fills its parent.",
    remedy: "Give the stack a fixed height. Then allow LZ204, or run again.")
  static let scrolling = Rule(
    "LZ205", .unsafe,
    "The scroll position is used, or the size of the stack is measured: both are estimates until the rows "
      + "are created.",
    remedy: "Check that an estimated size or position will do. Then allow LZ205.")
  static let contributions = Rule(
    "LZ206", .unsafe,
    "Rows contribute preferences, anchors, shortcuts, transitions or presentations; rows off screen no "
      + "longer do.",
    remedy: "Move what the rows contribute out of them, to the scroll view or its container. Then run "
      + "again.")
  static let dynamicRows = Rule(
    "LZ207", .unsafe,
    "A row is several views, or sometimes none: each is loaded by itself, and scrolling to a row is slow.",
    remedy: "Wrap each row in one container, such as an 'HStack', so that it is always one view. Then "
      + "run again.")
  static let inner = Rule(
    "LZ208", .unsafe, "The stack is one of several views; the position of the next one is an estimate.",
    remedy: "Put all views of the scroll view into one lazy stack, or look at what follows it and "
      + "allow LZ208.")

  static let identities = Rule(
    "LZ209", .unsafe,
    "Rows of several 'ForEach', or of one with 'id: \\.self' over texts or numbers that may be equal, may have the "
      + "same identity, which a lazy stack mixes up.",
    remedy: "Give the elements identities that can't be equal, such as a stored 'id'. Then run again.")

  static let lazyBeside = Rule(
    "LZ210", .unsafe,
    "The stack contains another lazy container, whose position is an estimate; scrolling may jump.",
    remedy: "Move the inner lazy container out of the stack, or scroll through it once and allow "
      + "LZ210.")

  static let shownElsewhere = Rule(
    "LZ211", .unsafe,
    "The stack is in a view or member of its own, which a scroll view elsewhere shows, or in the project's own scroll "
      + "view: wherever else it is shown, a lazy stack takes all the width it is offered.",
    remedy: "Look at each place that shows the view. Then allow LZ211.")

  static let fillsViewport = Rule(
    "LZ301", .refusal,
    "The stack is forced to fill the viewport or a frame: a lazy stack does not distribute space.",
    remedy: "Remove the 'Spacer' or the frame if it isn't needed; a stack that fills the screen has "
      + "few rows.")
  static let idealSize = Rule(
    "LZ302", .refusal, "A view around the stack measures its ideal size.",
    remedy: "Remove 'fixedSize' or the layout around the stack, or give the scroll view a size.")
  static let alignmentGuide = Rule(
    "LZ303", .refusal, "A custom alignment or an alignment guide places the rows.",
    remedy: "Place the rows with 'frame(maxWidth:alignment:)' or padding in place of the guide.")
  static let axis = Rule(
    "LZ304", .refusal, "The scroll view has both axes, or an axis that isn't a literal.",
    remedy: "Write one axis: 'ScrollView(.vertical)'.")
  static let few = Rule(
    "LZ305", .refusal, isQuiet: true, "There are fewer items than the option 'min-items' requires.",
    remedy: "Nothing needs to change for so few rows; lower 'min-items' if they are costly.")
  static let greedyRows = Rule(
    "LZ306", .refusal, "Rows contain a 'GeometryReader' or take all available height.",
    remedy: "Measure the container once outside of the rows, and give the rows a height of their own.")
  static let nestedScroll = Rule(
    "LZ307", .refusal, "Rows contain a scroll view or list of the same axis.",
    remedy: "Remove the inner scroll view, or give it a fixed height.")
  static let deployment = Rule(
    "LZ308", .refusal, "The deployment target is below iOS 14, macOS 11, tvOS 14 or watchOS 7.",
    remedy: "Raise the deployment target, or write the lazy stack behind 'if #available'.")
  static let spelledType = Rule(
    "LZ309", .refusal,
    "The type of the stack is written in a type annotation or generic argument, or must match another branch.",
    remedy: "Remove the annotation, or write the type of the lazy stack there.")
  static let multilineString = Rule(
    "LZ310", .refusal, "The code to indent contains a multi-line string literal.",
    remedy: "Move the text into a constant outside of the stack, then run again.")
  static let container = Rule(
    "LZ311", .refusal, "The rows are in a grid or a custom layout.",
    remedy: "Use 'LazyVGrid' or 'LazyHGrid' for many items.")
  static let rendered = Rule(
    "LZ312", .refusal, "The view is rendered to an image; rows off screen would be missing.",
    remedy: "Nothing needs to change: an image needs all rows.")
  static let elsewhere = Rule(
    "LZ313", .refusal,
    "The stack is declared in a property or function that is in another file or used elsewhere (option 'follow').",
    remedy: "Turn on the option 'follow', or write the stack inside the scroll view.")

  static let unresolved = Rule(
    "N301", .note, "The type of a row is not in the project; its state would be lost off screen.")

  static let lazyRows = Rule(
    "LZ314", .refusal, "Rows are lazy themselves; a lazy stack would measure them by estimates.",
    remedy: "Nothing needs to change where the rows are lazy; else flatten them into one lazy stack.")

  static let evaluation = Rule(
    "N302", .note,
    "Rows are created as they scroll in, not all at once. Until then, UI tests and assistive technologies "
      + "don't find them, no animation moves them, and the scroll indicator is an estimate.")

  static let resized = Rule(
    "N303", .note,
    "The scroll view also takes the space beside its rows: people can scroll there, and the indicator is at "
      + "the edge.")

  static let cut = Rule(
    "N304", .note,
    "A row that is taller than the scroll view, as with large text, is cut off at the edge.")

  static let all = [
    lazy, unresolved, evaluation, resized, cut, state, lifecycle, width, height, scrolling, contributions,
    dynamicRows, inner, identities, lazyBeside, shownElsewhere, fillsViewport, idealSize, alignmentGuide,
    axis, few,
    greedyRows,
    nestedScroll, deployment, spelledType, multilineString, container, rendered, elsewhere, lazyRows,
    Rule.conditionalCompilation,
  ]
}
