import CodemodKit

/// All rules of the pass.
enum ObservableRules {
  static let migration = Rule(
    "OM100", .safe, "The class and all its uses can move to @Observable.",
    remedy: "Read the notes N501 to N508 once. Then run swiftfix on all files of the project together.")
  static let conformance = Rule(
    "OM101", .safe,
    "The class publishes nothing, nothing observes it, or it is @Observable already: it needs no "
      + "ObservableObject.",
    remedy: "Remove the conformance, and hold the object in a '@State' or a plain property.")
  static let work = Rule(
    "OM201", .unsafe,
    "The object of a @StateObject does work when it is created or released. Before Xcode 27, @State creates "
      + "one each time the parent is evaluated, and in an app before its 'init' has run (option 'sdk').",
    remedy: "Start the work in 'task' or 'onAppear', not in 'init'. Then run again, or allow OM201 "
      + "with Xcode 27 ('--sdk 27').")
  static let publicClass = Rule(
    "OM202", .unsafe,
    "The class is public or open: code outside the project may use it (option 'public-api').",
    remedy: "Turn on the option 'public-api' if no code outside the project uses the class.")
  static let unpublishedRead = Rule(
    "OM203", .unsafe,
    "A view reads a property that was never published, and may have been refreshed by accident (option "
      + "'track-unpublished').",
    remedy: "Check which views should follow the property. Then turn on 'track-unpublished', or mark "
      + "it '@ObservationIgnored' afterwards.")
  static let ownObject = Rule(
    "OM204", .unsafe,
    "An @ObservedObject creates its own object again with each value of the view; '@State' keeps the first.",
    remedy: "Check that the view may keep its object, or let the parent create it and pass it in. Then allow "
      + "OM204.")
  static let isolation = Rule(
    "OM205", .unsafe,
    "In Swift 5 mode, the old wrapper put its type on the main actor; the new one doesn't, and '@MainActor' "
      + "can't be written there.",
    remedy: "Mark the type and its superclass '@MainActor' if their code needs it. Then allow OM205.")
  static let publishingWrapper = Rule(
    "OM206", .unsafe,
    "The class holds @AppStorage, @SceneStorage or another wrapper whose changes may have been published.",
    remedy: "Check that changes of the wrapped value update the views that show it. Then allow OM206.")
  static let receiving = Rule(
    "OM207", .unsafe,
    "'.onReceive' of a published property becomes '.onChange', which runs in another order and skips equal "
      + "values.",
    remedy: "Check that the action doesn't need equal values or the order of Combine. Then allow "
      + "OM207.")
  static let announcement = Rule(
    "OM208", .unsafe,
    "objectWillChange was sent by hand, or forwarded: views that read these properties update, and "
      + "other observers are no longer notified.",
    remedy: "Check that the views that must update read one of these properties. Then allow OM208.")
  static let equality = Rule(
    "OM209", .unsafe,
    "The '==' of a property's type leaves out some parts: a new value that differs only there updates no "
      + "view (Swift 6.2 and later).",
    remedy: "Compare all parts in '==' that views show, or allow OM209.")
  static let useInInit = Rule(
    "OM210", .unsafe,
    "A view uses its @StateObject in 'init', where SwiftUI creates an object for each use; with @State it is "
      + "the object that the view keeps.",
    remedy: "Check that code in 'init' doesn't need an object of its own. Then allow OM210.")
  static let lostRefresh = Rule(
    "OM211", .unsafe,
    "A view was refreshed by changes of values that it doesn't read, or reads where SwiftUI doesn't track "
      + "them.",
    remedy: "Read the property in the 'body' of the view that must update. Then allow OM211.")

  static let reflection = Rule(
    "OM212", .unsafe,
    "Code reflects an object with a mirror or 'dump', and will see the members that the macro adds.",
    remedy: "Print the properties by name in place of the mirror. Then allow OM212.")

  static let keptPublisher = Rule(
    "OM213", .unsafe,
    "Code subscribes to a property: its publisher is kept as a subject, to which 'willSet' sends. Who "
      + "subscribes while a value is sent gets the new value, and no longer the old one.",
    remedy:
      "Check that no subscriber subscribes again in its own action, and that the first subscription and "
      + "changes come from one thread. Then allow OM213, or read the property in 'onChange(of:)' instead.")
  static let assignment = Rule(
    "OM214", .unsafe,
    "'assign(to:)' becomes 'sink', whose closure is on the actor of the class.",
    remedy: "Check that the values arrive on the main thread where the class is on the main actor "
      + "('receive(on:)'). Then allow OM214.")

  static let foreignProtocol = Rule(
    "OM215", .unsafe,
    "The class conforms to a protocol of another module, which may need an ObservableObject or stored keys.",
    remedy: "Check that the protocol is neither an ObservableObject nor Codable. Then allow OM215.")

  static let unknownObject = Rule(
    "OM216", .unsafe, needsID: true,
    "The type of an expression is unknown: if it is an object of the class, the code there has to be changed by "
      + "hand.",
    remedy: "Write the type of the object, or check that it is of another class. Then allow OM216.")

  static let nothingPublished = Rule(
    "OM217", .unsafe,
    "The class publishes nothing: no view is evaluated less often, and its conformance may only serve the "
      + "wrappers that hold it.",
    remedy: "Check whether the class must be observable at all: a plain class in a '@State' or an "
      + "environment value may do. Then allow OM217.")

  static let deployment = Rule(
    "OM301", .refusal, "The deployment target is too old for Observation.",
    remedy: "Raise the deployment target, or pass '--deployment ios=17' where the project's files "
      + "don't say it. Until then, swift-perception's '@Perceptible' does the same on older "
      + "systems.")
  static let publisher = Rule(
    "OM302", .refusal, "A property's publisher is used; Observation has none.",
    remedy: "Read the property in 'onChange(of:)', or keep a 'PassthroughSubject' of your own for "
      + "subscribers.")
  static let objectWillChange = Rule(
    "OM303", .refusal, "'objectWillChange' is used; Observation has no such publisher.",
    remedy: "Read the properties that matter, in 'onChange(of:)' or 'withObservationTracking'.")
  static let assignedPublisher = Rule(
    "OM304", .refusal, "A publisher is assigned to a published property.",
    remedy: "Subscribe with 'sink' and assign the property in the closure, then run again.")
  static let synthesisedCodable = Rule(
    "OM305", .refusal, "Codable is synthesized, and its stored keys would change.",
    remedy: "Write the 'CodingKeys' of the class, then run again.")
  static let recursion = Rule(
    "OM306", .refusal,
    "An observer assigns its own property, which was not published, in 'willSet' or in a closure: that would "
      + "call the observer again.",
    remedy: "Assign only if the value differs, or move the logic into the code that changes the "
      + "property.")
  static let memberName = Rule(
    "OM307", .refusal,
    "A member has the name that the macro needs, or a name or a modifier that it can't use.",
    remedy: "Rename the member or remove the modifier, then run again.")
  static let kindOfType = Rule(
    "OM308", .refusal,
    "@Observable can't be put on structs, actors, local classes, and classes that name what is private to a "
      + "type.",
    remedy: "Move the class out of the function or type, then run again.")
  static let foreignType = Rule(
    "OM309", .refusal, "The superclass comes from another module, or a class of another module conforms.",
    remedy: "Migrate the superclass first, or wrap it in a class of your own.")
  static let injectedType = Rule(
    "OM310", .refusal, "The type of an object that is put into the environment is unknown.",
    remedy: "Write the type of the object, or pass it to 'environment' directly.")
  static let wrapperItself = Rule(
    "OM311", .refusal, "The wrapper itself is used, not only its object.",
    remedy: "Use the object itself instead of the wrapper ('_model'), then run again.")
  static let foreignAnnouncement = Rule(
    "OM312", .refusal, "The class sends objectWillChange by hand, and not only for its own properties.",
    remedy: "Move the 'send()' to the class whose properties change, or remove it.")
  static let stateSetInInit = Rule(
    "OM313", .refusal, "A @State can't have both a default and an assignment in init (Xcode 27).",
    remedy: "Remove the default or the assignment in 'init', then run again.")
  static let boundExistential = Rule(
    "OM314", .refusal, "A property of a protocol's type is bound, and @Bindable needs a concrete type.",
    remedy: "Make the view generic over the object, or write its concrete type.")
  static let publishedSignature = Rule(
    "OM315", .refusal, "'Published<…>' is part of a signature.",
    remedy: "Take the property out of the signature: pass a value or a closure.")
  static let appKitSubscription = Rule(
    "OM316", .refusal, "UIKit or AppKit code subscribes to a property.",
    remedy: "Subscribe in a SwiftUI view, or keep a publisher of your own for UIKit and AppKit.")
  static let objectiveC = Rule(
    "OM317", .refusal, "A published property is visible to Objective-C.",
    remedy: "Keep '@objc' on a computed property that returns the tracked one, then run again.")
  static let earlyUse = Rule(
    "OM318", .refusal,
    "A property that would become tracked is used before init has set all others, or in deinit.",
    remedy: "Set all properties before the first use in 'init', then run again.")
  static let hiddenConformance = Rule(
    "OM319", .refusal,
    "The conformance is declared through an alias, a composition or a where clause, or the name of a "
      + "module hides that the class is a superclass.",
    remedy: "Write the conformance in the declaration: 'class Model: ObservableObject'; write superclasses "
      + "without a module.")
  static let composedWrapper = Rule(
    "OM320", .refusal, "Another property wrapper is composed with @Published.",
    remedy: "Remove the other wrapper, or move it to a property of its own.")
  static let foreignWrapper = Rule(
    "OM321", .refusal,
    "A property wrapper that holds the object, or code that receives it, may need an ObservableObject.",
    remedy: "Migrate the wrapper first, or stop using it for this object.")
  static let observedType = Rule(
    "OM322", .refusal, "The type of an observed property is unknown.",
    remedy: "Write the type of the property, then run again.")
  static let genericCode = Rule(
    "OM323", .refusal,
    "Generic code takes any ObservableObject, or checks for Observable, and its arguments are unknown.",
    remedy: "Replace the generic code with code for this type, or change its constraint, then run "
      + "again.")
  static let untouchedPlace = Rule(
    "OM324", .refusal,
    "A place that must change can't be: a comment ignores it, its file can't be changed, or it is an "
      + "argument of a macro.",
    remedy: "Remove the comment, include the file in the run, or change the place by hand; then run "
      + "again.")
  static let actorProperty = Rule(
    "OM325", .refusal, "A published property is on an actor that its class is not on (Swift 6).",
    remedy: "Put the class on the same actor as the property, then run again.")
  static let foreignMacro = Rule(
    "OM326", .refusal, "A macro of another module may add members that need ObservableObject.",
    remedy: "Check what the macro adds, then migrate by hand.")
  static let hiddenName = Rule(
    "OM327", .refusal,
    "Another declaration has a name that the migration needs: Observation, a type that the macro uses, the "
      + "modifier 'environment', or the type of a property.",
    remedy: "Rename what has the same name, then run again.")
  static let exclusivity = Rule(
    "OM328", .refusal,
    "A property is read while it is changed in place. With the macro this traps; '@Published' used a copy.",
    remedy: "Copy the property to a local constant before it is changed, then run again.")
  static let neededIsolation = Rule(
    "OM329", .refusal,
    "In Swift 5 mode, the old wrapper put its type on the main actor, and the object or the type's code "
      + "needs that.",
    remedy: "Mark the type or the object '@MainActor', then run again.")

  static let onlyWrappers = Rule(
    "OM331", .refusal,
    "All that the class publishes is in @AppStorage or other wrappers, which @Observable doesn't track.",
    remedy: "Keep the class, or store each setting in a tracked property whose 'didSet' writes it.")

  static let newObserver = Rule(
    "N501", .note, "A view that held or read the object without observing it now updates when it changes.")
  static let staleView = Rule(
    "N503", .note,
    "A view that reads a property that was never published, and was refreshed for other reasons, may show an "
      + "old value.")
  static let backgroundPublishing = Rule(
    "N505", .note, "SwiftUI no longer warns about publishing off the main thread.")
  static let bridge = Rule(
    "N506", .note, "The class is both an ObservableObject and @Observable; it is not changed.")
  static let evaluation = Rule(
    "N507", .note,
    "A view is evaluated when a property that it reads changes, not at every change of the object.")
  static let fewerRefreshes = Rule(
    "N509", .note,
    "A view was also refreshed by changes that it doesn't read. Where it shows the time, a file or a localized "
      + "text, it may now show an older one.")
  static let missingObject = Rule(
    "N508", .note,
    "If a view takes an object from the environment and none was set, the app stops when the view is shown, "
      + "not only when it reads the object.")

  static let all = [
    migration, conformance, work, publicClass, unpublishedRead, ownObject, isolation, publishingWrapper,
    receiving,
    announcement, equality, useInInit, lostRefresh, reflection, keptPublisher,
    assignment, foreignProtocol, unknownObject, nothingPublished, deployment, publisher, objectWillChange,
    assignedPublisher, synthesisedCodable, recursion, memberName, kindOfType, foreignType, injectedType,
    wrapperItself, foreignAnnouncement, stateSetInInit, boundExistential, publishedSignature,
    appKitSubscription, objectiveC, earlyUse, hiddenConformance, composedWrapper, foreignWrapper,
    observedType, genericCode, untouchedPlace, actorProperty, foreignMacro, hiddenName, exclusivity,
    neededIsolation, onlyWrappers, newObserver, staleView, backgroundPublishing, bridge, evaluation,
    missingObject, fewerRefreshes, .conditionalCompilation,
  ]
}
