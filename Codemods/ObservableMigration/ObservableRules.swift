import CodemodKit

/// Everything the pass may say, by ID.
enum ObservableRules {
  /// The rule of an ID, which must be one of ``all``.
  static func rule(_ id: String) -> Rule { byID[id] ?? all[0] }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  static let all: [Rule] = fixes + refusals + notes

  private static let fixes = [
    Rule("OM100", .safe, "The class and all its use sites can leave ObservableObject."),
    Rule(
      "OM201", .unsafe,
      "A @StateObject's object does work when it is created, or when it goes, and @State (before Xcode 27) "
        + "creates one each time the parent is evaluated, and an app's before its 'init' has run "
        + "(option 'sdk')."),
    Rule(
      "OM202", .unsafe,
      "The class is public or open: code outside the project may use it (option 'public-api')."),
    Rule(
      "OM203", .unsafe,
      "A view reads a property that was never published; it may have been refreshed by accident only "
        + "(option 'track-unpublished')."),
    Rule(
      "OM204", .unsafe,
      "An @ObservedObject creates its own object: it is created anew as before, but updates by property."),
    Rule(
      "OM205", .unsafe,
      "In Swift 5 mode the wrapper made its type a main-actor type; the new one doesn't."),
    Rule(
      "OM206", .unsafe,
      "The class holds @AppStorage, @SceneStorage or another wrapper whose changes may have been published."),
    Rule(
      "OM207", .unsafe,
      "'.onReceive' of a published property becomes '.onChange', which runs in another order and leaves equal "
        + "values out."),
    Rule(
      "OM208", .unsafe,
      "objectWillChange was sent by hand; the properties changed there are tracked, and nothing else is told."
    ),
    Rule(
      "OM209", .unsafe,
      "The '==' of a property's type leaves parts out: setting a value that differs only there updates no view "
        + "(Swift 6.2 and later)."),
    Rule(
      "OM210", .unsafe,
      "A view uses its @StateObject in 'init', where SwiftUI makes another object for each use; with @State it is "
        + "the object that the view keeps."),
    Rule(
      "OM211", .unsafe,
      "A view was refreshed by changes of what it doesn't read, or reads where SwiftUI doesn't track it."),
  ]

  private static let refusals = [
    Rule("OM301", .refusal, "The deployment target is too old for Observation."),
    Rule("OM302", .refusal, "The publisher of a property is used; Observation has none."),
    Rule("OM303", .refusal, "'objectWillChange' is used; Observation has no such publisher."),
    Rule("OM304", .refusal, "A publisher is assigned to a published property."),
    Rule("OM305", .refusal, "Codable is synthesised, and its stored keys would change."),
    Rule("OM306", .refusal, "An observer assigns its own property, which would recurse without end."),
    Rule("OM307", .refusal, "A member has the name that the macro needs, or one that it can't use."),
    Rule(
      "OM308", .refusal,
      "@Observable can't be put on structs, actors and classes that are local or private to another type."),
    Rule("OM309", .refusal, "The conformance or the superclass comes from another module."),
    Rule("OM310", .refusal, "The type of an object that is put into the environment can't be told."),
    Rule("OM311", .refusal, "The wrapper itself is used, and not only the object in it."),
    Rule(
      "OM312", .refusal, "The class sends objectWillChange by hand, and not for its own properties alone."),
    Rule("OM313", .refusal, "A @State can't have both a default and an assignment in init (Xcode 27)."),
    Rule("OM314", .refusal, "A property of a protocol's type is bound, and @Bindable needs a concrete type."),
    Rule("OM315", .refusal, "'Published<…>' is part of a signature."),
    Rule("OM316", .refusal, "UIKit or AppKit code subscribes to a property."),
    Rule("OM317", .refusal, "A published property is visible to Objective-C."),
    Rule("OM318", .refusal, "A property that would become tracked is used before init has set all others."),
    Rule("OM319", .refusal, "The conformance is written through an alias, a composition or a where clause."),
    Rule("OM320", .refusal, "Another property wrapper is composed with @Published."),
    Rule(
      "OM321", .refusal,
      "A property wrapper that holds the object, or a modifier that hands it on, may need an ObservableObject."
    ),
    Rule("OM322", .refusal, "The type of an observed property can't be told."),
    Rule(
      "OM323", .refusal, "Generic code takes any ObservableObject, and what it is used with can't be told."),
    Rule(
      "OM324", .refusal,
      "A place that would have to change is left alone: a comment says so, its file can't be changed, or it is "
        + "an argument of a macro."),
    Rule("OM325", .refusal, "A published property is on an actor that its class is not on (Swift 6)."),
    Rule("OM326", .refusal, "A macro of another module may add members that need ObservableObject."),
    Rule(
      "OM327", .refusal,
      "Another type named Observable or Observation, or like one that the macro names, hides what it needs."),
    Rule(
      "OM328", .refusal,
      "A property is read while it is changed in place, which traps: '@Published' lends a copy, the macro the "
        + "value itself."),
    Rule(
      "OM329", .refusal,
      "In Swift 5 mode the wrapper made its type a main-actor type, and the object is on the main actor."),
    .conditionalCompilation,
  ]

  private static let notes = [
    Rule("N501", .note, "A view that held or read the object without observing it now updates with it."),
    Rule(
      "N503", .note,
      "A view that read a property that was never published, and was refreshed for other reasons, goes stale."
    ),
    Rule("N505", .note, "Publishing off the main thread is no longer warned about."),
    Rule("N506", .note, "The class is both an ObservableObject and @Observable, and is left alone."),
    Rule(
      "N507", .note,
      "The body of a view is evaluated when a property that it reads changes, and no longer for each change "
        + "of the object."),
  ]
}
