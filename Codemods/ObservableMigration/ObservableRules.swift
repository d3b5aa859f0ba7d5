import CodemodKit

/// Everything the pass may say.
enum ObservableRules {
  static let migration = Rule("OM100", .safe, "The class and all its use sites can leave ObservableObject.")
  static let work = Rule(
    "OM201", .unsafe,
    "A @StateObject's object does work when it is created, or when it goes, and @State (before Xcode 27) "
      + "creates one each time the parent is evaluated, and an app's before its 'init' has run "
      + "(option 'sdk').")
  static let publicClass = Rule(
    "OM202", .unsafe,
    "The class is public or open: code outside the project may use it (option 'public-api').")
  static let unpublishedRead = Rule(
    "OM203", .unsafe,
    "A view reads a property that was never published; it may have been refreshed by accident only "
      + "(option 'track-unpublished').")
  static let ownObject = Rule(
    "OM204", .unsafe,
    "An @ObservedObject creates its own object: it is created anew as before, but updates by property.")
  static let isolation = Rule(
    "OM205", .unsafe,
    "In Swift 5 mode the wrapper made its type a main-actor type; the new one doesn't.")
  static let publishingWrapper = Rule(
    "OM206", .unsafe,
    "The class holds @AppStorage, @SceneStorage or another wrapper whose changes may have been published.")
  static let receiving = Rule(
    "OM207", .unsafe,
    "'.onReceive' of a published property becomes '.onChange', which runs in another order and leaves equal "
      + "values out.")
  static let announcement = Rule(
    "OM208", .unsafe,
    "objectWillChange was sent by hand; the properties changed there are tracked; other observers are no longer notified."
  )
  static let equality = Rule(
    "OM209", .unsafe,
    "The '==' of a property's type leaves parts out: setting a value that differs only there updates no view "
      + "(Swift 6.2 and later).")
  static let useInInit = Rule(
    "OM210", .unsafe,
    "A view uses its @StateObject in 'init', where SwiftUI makes another object for each use; with @State it is "
      + "the object that the view keeps.")
  static let lostRefresh = Rule(
    "OM211", .unsafe,
    "A view was refreshed by changes of what it doesn't read, or reads where SwiftUI doesn't track it.")

  static let reflection = Rule(
    "OM212", .unsafe,
    "An object is looked into by a mirror, or dumped: that shows what the macro adds, and values in place of "
      + "publishers.")

  static let deployment = Rule("OM301", .refusal, "The deployment target is too old for Observation.")
  static let publisher = Rule("OM302", .refusal, "The publisher of a property is used; Observation has none.")
  static let objectWillChange = Rule(
    "OM303", .refusal, "'objectWillChange' is used; Observation has no such publisher.")
  static let assignedPublisher = Rule("OM304", .refusal, "A publisher is assigned to a published property.")
  static let synthesisedCodable = Rule(
    "OM305", .refusal, "Codable is synthesised, and its stored keys would change.")
  static let recursion = Rule(
    "OM306", .refusal, "An observer assigns its own property, which would recurse without end.")
  static let memberName = Rule(
    "OM307", .refusal,
    "A member has the name that the macro needs, or a name or a modifier that it can't use.")
  static let kindOfType = Rule(
    "OM308", .refusal,
    "@Observable can't be put on structs, actors and classes that are local or private to another type.")
  static let foreignType = Rule(
    "OM309", .refusal, "The conformance or the superclass comes from another module.")
  static let injectedType = Rule(
    "OM310", .refusal, "The type of an object that is put into the environment is unknown.")
  static let wrapperItself = Rule(
    "OM311", .refusal, "The wrapper itself is used, and not only the object in it.")
  static let foreignAnnouncement = Rule(
    "OM312", .refusal, "The class sends objectWillChange by hand, and not for its own properties alone.")
  static let stateSetInInit = Rule(
    "OM313", .refusal, "A @State can't have both a default and an assignment in init (Xcode 27).")
  static let boundExistential = Rule(
    "OM314", .refusal, "A property of a protocol's type is bound, and @Bindable needs a concrete type.")
  static let publishedSignature = Rule("OM315", .refusal, "'Published<…>' is part of a signature.")
  static let appKitSubscription = Rule("OM316", .refusal, "UIKit or AppKit code subscribes to a property.")
  static let objectiveC = Rule("OM317", .refusal, "A published property is visible to Objective-C.")
  static let earlyUse = Rule(
    "OM318", .refusal,
    "A property that would become tracked is used before init has set all others, or in deinit.")
  static let hiddenConformance = Rule(
    "OM319", .refusal, "The conformance is written through an alias, a composition or a where clause.")
  static let composedWrapper = Rule(
    "OM320", .refusal, "Another property wrapper is composed with @Published.")
  static let foreignWrapper = Rule(
    "OM321", .refusal,
    "A property wrapper that holds the object, or what it is handed to, may need an ObservableObject.")
  static let observedType = Rule("OM322", .refusal, "The type of an observed property is unknown.")
  static let genericCode = Rule(
    "OM323", .refusal,
    "Generic code takes any ObservableObject, or asks what is Observable, and what it is given can't be "
      + "told.")
  static let untouchedPlace = Rule(
    "OM324", .refusal,
    "A place that would have to change is left alone: a comment says so, its file can't be changed, or it is "
      + "an argument of a macro.")
  static let actorProperty = Rule(
    "OM325", .refusal, "A published property is on an actor that its class is not on (Swift 6).")
  static let foreignMacro = Rule(
    "OM326", .refusal, "A macro of another module may add members that need ObservableObject.")
  static let hiddenName = Rule(
    "OM327", .refusal,
    "Something else has a name that the migration needs: Observation, a type that the macro names, the "
      + "modifier 'environment', the type of a property.")
  static let exclusivity = Rule(
    "OM328", .refusal,
    "A property is read while it is changed in place, which traps: '@Published' lends a copy, the macro the "
      + "value itself.")
  static let neededIsolation = Rule(
    "OM329", .refusal,
    "In Swift 5 mode the wrapper made its type a main-actor type, and the object or the type's code needs that."
  )

  static let newObserver = Rule(
    "N501", .note, "A view that held or read the object without observing it now updates with it.")
  static let staleView = Rule(
    "N503", .note,
    "A view that read a property that was never published, and was refreshed for other reasons, goes stale.")
  static let backgroundPublishing = Rule(
    "N505", .note, "Publishing off the main thread is no longer warned about.")
  static let bridge = Rule(
    "N506", .note, "The class is both an ObservableObject and @Observable, and is left alone.")
  static let evaluation = Rule(
    "N507", .note,
    "The body of a view is evaluated when a property that it reads changes, and no longer for each change "
      + "of the object.")
  static let missingObject = Rule(
    "N508", .note,
    "A view that takes an object from the environment, where nobody has put one, ends the program as soon as "
      + "it is shown, and no longer only when it reads the object.")

  static let all = [
    migration, work, publicClass, unpublishedRead, ownObject, isolation, publishingWrapper, receiving,
    announcement, equality, useInInit, lostRefresh, reflection, deployment, publisher, objectWillChange,
    assignedPublisher, synthesisedCodable, recursion, memberName, kindOfType, foreignType, injectedType,
    wrapperItself, foreignAnnouncement, stateSetInInit, boundExistential, publishedSignature,
    appKitSubscription, objectiveC, earlyUse, hiddenConformance, composedWrapper, foreignWrapper,
    observedType, genericCode, untouchedPlace, actorProperty, foreignMacro, hiddenName, exclusivity,
    neededIsolation, newObserver, staleView, backgroundPublishing, bridge, evaluation,
    missingObject, .conditionalCompilation,
  ]
}
