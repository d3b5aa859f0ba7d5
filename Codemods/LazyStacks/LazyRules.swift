import CodemodKit

/// Everything that the pass may say.
enum LazyRules {
  static let lazy = Rule("LZ100", .safe, "A stack of many rows in a scroll view makes only those on screen.")

  static let state = Rule(
    "LZ201", .unsafe,
    "A row has state of its own, or its type can't be found: state is lost when the row is scrolled far away."
  )
  static let lifecycle = Rule(
    "LZ202", .unsafe,
    "Rows use 'onAppear', 'task' and the like, or change something as they are made: that is as they scroll "
      + "in, no longer all at once.")
  static let width = Rule(
    "LZ203", .unsafe,
    "A lazy stack is as wide as it may be: the rows may move to the edge, or a background widens.")
  static let height = Rule(
    "LZ204", .unsafe, isQuiet: true,
    "A horizontal lazy stack without a fixed height is as high as its first item, or fills its parent.")
  static let scrolling = Rule(
    "LZ205", .unsafe,
    "The scroll position is used, or the size of the stack is measured: both are estimates until the rows are made."
  )
  static let contributions = Rule(
    "LZ206", .unsafe,
    "Rows contribute preferences, anchors, shortcuts, transitions or presentations: those off screen no longer "
      + "do.")
  static let dynamicRows = Rule(
    "LZ207", .unsafe,
    "A row is several views, or none at times: each is loaded by itself, and scrolling to a row is slow.")
  static let inner = Rule(
    "LZ208", .unsafe, "The stack is one of several views: what follows it is placed after an estimate.")

  static let identities = Rule(
    "LZ209", .unsafe,
    "Rows of several 'ForEach', or of one with 'id: \\.self' over texts or numbers that may be equal, may have the "
      + "same identity, which a lazy stack mixes up.")

  static let lazyBeside = Rule(
    "LZ210", .unsafe,
    "The stack contains a lazy container beside its rows: lazy inside lazy is placed by estimates, and scrolling "
      + "may jump.")

  static let fillsViewport = Rule(
    "LZ301", .refusal,
    "The stack is forced to fill the viewport or a frame: a lazy stack does not distribute space.")
  static let idealSize = Rule("LZ302", .refusal, "Something around the stack measures it at its ideal size.")
  static let alignmentGuide = Rule(
    "LZ303", .refusal, "A custom alignment or an alignment guide places the rows.")
  static let axis = Rule("LZ304", .refusal, "The axis of the scroll view is not written out, or is both.")
  static let few = Rule(
    "LZ305", .refusal, isQuiet: true, "There are fewer items than the option 'min-items' says.")
  static let greedyRows = Rule(
    "LZ306", .refusal, "Rows contain a 'GeometryReader' or take all the height there is: fix the row first.")
  static let nestedScroll = Rule("LZ307", .refusal, "Rows contain a scroll view or list of the same axis.")
  static let deployment = Rule(
    "LZ308", .refusal, "The deployment target is below iOS 14, macOS 11, tvOS 14 or watchOS 7.")
  static let spelledType = Rule(
    "LZ309", .refusal,
    "The type of the stack is spelled in a type annotation or generic argument, or has to be that of another "
      + "branch.")
  static let multilineString = Rule(
    "LZ310", .refusal, "The code that would be indented contains a multi-line string literal.")
  static let container = Rule("LZ311", .refusal, "The rows are in a grid or a custom layout.")
  static let rendered = Rule(
    "LZ312", .refusal, "The view is rendered to an image: rows off screen would be missing.")
  static let elsewhere = Rule(
    "LZ313", .refusal, "The stack is declared in a property or function of its own (option 'follow').")

  static let unresolved = Rule(
    "N301", .note, "The type of a row is not found in the project; its state would be dropped off screen.")

  static let lazyRows = Rule(
    "LZ314", .refusal, "Rows are lazy themselves: a lazy stack around them measures them by estimates.")

  static let evaluation = Rule(
    "N302", .note,
    "Rows are made as they scroll in, no longer all at once: before, their bodies are not evaluated, the scroll "
      + "indicator goes by an estimate, UI tests and assistive technologies don't find them, and no animation "
      + "moves them.")

  static let resized = Rule(
    "N303", .note,
    "The scroll view takes all the room beside its rows, too: it can be scrolled there, and its indicator is "
      + "at the edge.")

  static let cut = Rule(
    "N304", .note,
    "A row that is higher than the frame of the scroll view, as with large text, is cut off at its edge.")

  static let all = [
    lazy, unresolved, evaluation, resized, cut, state, lifecycle, width, height, scrolling, contributions,
    dynamicRows, inner, identities, lazyBeside, fillsViewport, idealSize, alignmentGuide, axis, few,
    greedyRows,
    nestedScroll, deployment, spelledType, multilineString, container, rendered, elsewhere, lazyRows,
    Rule.conditionalCompilation,
  ]
}
