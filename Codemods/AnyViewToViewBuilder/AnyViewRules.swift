import CodemodKit

/// All rules of the pass.
enum AnyViewRules {
  static let convert = Rule(
    "AV100", .safe,
    "The view doesn't need to be erased: 'some View' works, with '@ViewBuilder' for branches.",
    remedy: "Nothing to check. Run swiftfix, or keep the code with an ignore comment.")

  static let transitions = Rule(
    "N201", .note,
    "SwiftUI now identifies the branches by their position, not by the type of their views. An animated "
      + "change between them has the default transition; AnyView had none.")
  static let tupleView = Rule(
    "N202", .note,
    "'TupleView' is named near a change; with SDK 27, the builder returns a 'TupleContent' for several views."
  )

  static let sameHead = Rule(
    "AV201", .unsafe,
    "Two branches show, or may show, the same type of view. Its state is now reset when the branch changes; "
      + "before, the view was updated.",
    remedy: "Check whether the two branches hold state. If a reset is right, allow AV201; if not, "
      + "make one view of both branches, with the difference in its arguments.")
  static let publicAPI = Rule(
    "AV202", .unsafe,
    "The declaration is public: clients that wrote 'AnyView' no longer compile (option 'public-api').",
    remedy: "Release a new major version, or keep 'AnyView' in the public signature. Turn on 'public-api' if "
      + "nobody outside the project uses it.")
  static let voidCalls = Rule(
    "AV203", .unsafe, "Calls that return no view become 'let _ = …'; they still run at every evaluation.",
    remedy: "Move work that must not run at every evaluation to 'onAppear', 'task' or a model, then "
      + "run again.")
  static let wrapped = Rule(
    "AV204", .unsafe, "Callers that need an AnyView wrap the value themselves (option 'wrap-callers').",
    remedy: "Look at the callers first: one that only shows the view needs no 'AnyView'. Turn on "
      + "'wrap-callers' for the others.")
  static let values = Rule(
    "AV205", .unsafe,
    "A ternary of erased views, or a variable assigned in branches, becomes branches of a builder, or an erased "
      + "group one without AnyView: modifiers then apply to each branch or view.",
    remedy: "Check the modifiers that follow the ternary, variable or group: each view now has its own. "
      + "Then allow AV205.")
  static let animatedCallers = Rule(
    "AV206", .unsafe,
    "A caller applies '.transition' or '.animation', which has no effect on the branches of an AnyView, but "
      + "on those of a builder.",
    remedy: "Try the transition once: it had no effect before. Remove it if it isn't wanted, or allow "
      + "AV206.")

  static let genericStorage = Rule(
    "AV207", .unsafe,
    "A stored AnyView becomes a generic parameter of its view: code that spells the name of the view "
      + "elsewhere has to name the parameter, too.",
    remedy: "Check whether the view is used where each use must have the same type, in code that isn't "
      + "part of the run. Then allow AV207.")

  static let requirement = Rule(
    "AV301", .refusal, "A protocol requires AnyView; a requirement can't have the type 'some View'.",
    remedy: "Give the protocol an associated type: 'associatedtype Content: View' with '@ViewBuilder "
      + "var content: Content { get }'.")
  static let override = Rule(
    "AV302", .refusal, "The member overrides another, or can be overridden; an opaque result can't.",
    remedy: "Make the class 'final', or use a generic type or a closure that builds the view in place "
      + "of an override.")
  static let recursion = Rule(
    "AV303", .refusal,
    "The function calls itself, directly or through others: an opaque type can't contain itself.",
    remedy: "Move the recursion into a 'View' struct that contains itself in its 'body', or use "
      + "'OutlineGroup'.")
  static let caller = Rule(
    "AV304", .refusal, "A caller needs an AnyView, as an array or an annotated variable does.",
    remedy: "Keep the views' data in the collection and build the views where they are shown, in a "
      + "'ForEach'.")
  static let statement = Rule(
    "AV305", .refusal,
    "The body has a statement that a result builder can't contain, such as a loop, 'defer' or an assignment.",
    remedy: "Move the statement out of the builder: into a function that computes a value, or before "
      + "the call.")
  static let stored = Rule(
    "AV306", .refusal, "A stored property or variable has the type AnyView.",
    remedy: "Make the type that stores the view generic over 'Content: View', and store a "
      + "'@ViewBuilder' closure or the value.")
  static let closureType = Rule(
    "AV307", .refusal, "The type of a closure names AnyView as its result.",
    remedy: "Make the function that takes the closure generic: '() -> Content' with 'Content: View' "
      + "and '@ViewBuilder'.")
  static let setter = Rule(
    "AV308", .refusal, "A setter uses a new value that is an AnyView.",
    remedy: "Store the data that the view is made of instead of the view, and build the view in a "
      + "getter.")
  static let notErased = Rule(
    "AV309", .refusal, "Not every result is wrapped in an AnyView where it is returned.",
    remedy: "Wrap each result where it is returned, or return 'some View' from what makes them; then "
      + "run again.")
  static let overloads = Rule(
    "AV310", .refusal, "There are overloads: their callers have the same name and labels.",
    remedy: "Rename one of the overloads, or write 'some View' by hand.")
  static let isPublic = Rule(
    "AV311", .refusal, "The declaration is public: clients may have written 'AnyView' (option 'public-api').",
    remedy: "Turn on the option 'public-api' if nobody outside the project uses the declaration.")
  static let existential = Rule(
    "AV312", .refusal, "The erased value is 'any View', which is not a View itself, or its type is unknown.",
    remedy: "Return a concrete view or 'some View' from what makes the value; an 'any View' has to "
      + "stay erased.")
  static let directive = Rule(
    "AV313", .refusal, "The body contains conditional compilation or a macro.",
    remedy: "Move the '#if' or macro into a member of its own, so that the body is free of it.")
  static let helper = Rule(
    "AV314", .refusal, "A helper with the name of an erasing function is not declared in this project.",
    remedy: "Declare the helper in the project or call 'AnyView' directly.")

  static let follows = Rule(
    "AV315", .refusal, isQuiet: true,
    "A protocol or closure type of the project requires the AnyView; the finding is reported there.",
    remedy: "Change the protocol or closure type first; it is reported where it is written.")

  static let all = [
    convert, transitions, tupleView, sameHead, publicAPI, voidCalls, wrapped, values, animatedCallers,
    genericStorage, requirement, override, recursion, caller, statement, stored, closureType, setter,
    notErased,
    overloads, isPublic, existential, directive, helper, follows,
  ]
}
