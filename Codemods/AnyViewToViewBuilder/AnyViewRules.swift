import CodemodKit

/// Everything that the pass may say.
enum AnyViewRules {
  static let convert = Rule(
    "AV100", .safe,
    "The view is erased for nothing: 'some View' will do, with '@ViewBuilder' where there are branches.")

  static let transitions = Rule(
    "N201", .note,
    "SwiftUI now identifies the branches by their position, not by the type of their views; an animated "
      + "change from one to another has its default transition, where AnyView had none.")
  static let tupleView = Rule(
    "N202", .note,
    "'TupleView' is spelled near a change: the builder of SDK 27 makes a 'TupleContent' of several views.")

  static let sameHead = Rule(
    "AV201", .unsafe,
    "Two branches show, or may show, the same kind of view: its state is reset when the branch changes; "
      + "before, the view was updated in place.")
  static let publicAPI = Rule(
    "AV202", .unsafe,
    "The declaration is public: clients that wrote 'AnyView' no longer compile (option 'public-api').")
  static let voidCalls = Rule(
    "AV203", .unsafe, "Calls that give no view become 'let _ = …'; they still run at every evaluation.")
  static let wrapped = Rule(
    "AV204", .unsafe, "Callers that need an AnyView get one of their own (option 'wrap-callers').")
  static let values = Rule(
    "AV205", .unsafe,
    "A ternary of erased views, or a variable assigned in branches, becomes branches of a builder: "
      + "modifiers then apply inside each branch.")
  static let animatedCallers = Rule(
    "AV206", .unsafe,
    "A caller applies '.transition' or '.animation', which has no effect on the branches of an AnyView and "
      + "starts to work.")

  static let requirement = Rule(
    "AV301", .refusal, "A protocol spells AnyView; 'some' cannot be the type of a requirement.")
  static let override = Rule(
    "AV302", .refusal, "The member overrides or can be overridden, which no opaque result can be.")
  static let recursion = Rule(
    "AV303", .refusal,
    "The function calls itself, directly or through others: an opaque type can't contain itself.")
  static let caller = Rule(
    "AV304", .refusal, "A caller needs an AnyView, as an array or an annotated variable does.")
  static let statement = Rule(
    "AV305", .refusal,
    "The body holds what a result builder cannot contain: a loop, 'defer', an assignment ….")
  static let stored = Rule("AV306", .refusal, "A stored property or variable has the type AnyView.")
  static let closureType = Rule("AV307", .refusal, "The type of a closure names AnyView as its result.")
  static let setter = Rule("AV308", .refusal, "A setter uses a new value that is an AnyView.")
  static let notErased = Rule(
    "AV309", .refusal, "Not every result is put into an AnyView where it is returned.")
  static let overloads = Rule(
    "AV310", .refusal, "There are overloads: their callers have the same name and labels.")
  static let isPublic = Rule(
    "AV311", .refusal, "The declaration is public: clients may have written 'AnyView' (option 'public-api').")
  static let existential = Rule(
    "AV312", .refusal, "The erased value is 'any View', which is not a View itself, or its type is unknown.")
  static let directive = Rule("AV313", .refusal, "The body contains conditional compilation or a macro.")
  static let helper = Rule(
    "AV314", .refusal, "A helper with the name of one that erases is not declared in this project.")

  static let follows = Rule(
    "AV315", .refusal, isQuiet: true,
    "A protocol or closure type of the project asks for the AnyView, and is reported where it is written.")

  static let all = [
    convert, transitions, tupleView, sameHead, publicAPI, voidCalls, wrapped, values, animatedCallers,
    requirement, override, recursion, caller, statement, stored, closureType, setter, notErased, overloads,
    isPublic, existential, directive, helper, follows,
  ]
}
