import ProjectIndex
import SwiftCST

/// Cached results, by place or declaration as a number; see ``ProjectIndex/place(of:)`` and
/// ``DeclarationID/order``.
final class ModelMemory: Sendable {
  /// The roles of types in SwiftUI, by the number of the type.
  let kinds = Memory<Int, TypeKind>()
  /// Whether rules apply to the code in a declaration or clause, by place.
  let lookedAt = Memory<Int, Bool>()
  /// Whether files belong to tests, by the number of the file.
  let tests = Memory<Int, Bool>()
  /// The builder members of types, by the number of the type.
  let builderMembers = Memory<Int, [Declaration]>()
  /// The purposes of closures, by place.
  let roles = Memory<Int, ClosureRole>()
  /// The code that runs closure arguments, by place.
  let runners = Memory<Int, Set<ClosureRunner>>()
  /// What the evaluations of views read and create, by the number of the type.
  let viewEvaluations = Memory<Int, ViewEvaluation>()
  /// The reads in closures that other views run, by the view that runs them, under 0.
  let passedReads = Memory<Int, [TypeID: [Read]]>()
  /// The places that create views, by the view, under 0.
  let creations = Memory<Int, [TypeID: [Creation]]>()
  /// When the code of members runs, by declaration.
  let memberTimings = Memory<Int, Timing>()
  /// How the body code that creates values of views is evaluated, by the number of the type.
  let makings = Memory<Int, Evaluation?>()
  let rowElements = Memory<Int, Set<TypeID>>()
  let unreadObjects = Memory<Int, [DeclarationID]>()
  /// The declarations that names refer to, by place.
  let referenced = Memory<Int, [DeclarationID]>()
  /// Whether a call that doesn't name its type has an argument of a label, by its symbol.
  let unseenLabels = Memory<Int, Bool>()
  /// The declarations with a name that may be parts of body code, by its symbol.
  let helpers = Memory<Int, HelperCandidates>()
  /// Whether statement lists can contain a declaration before a view, by place.
  let declaringLists = Memory<Int, Bool>()
  /// Whether helpers may derive a collection, by declaration and call depth.
  let derivingCode = Memory<Int, Bool>()
  /// Whether helpers of a name may, by its symbol, how many calls lead there, and which helpers.
  let derivingNames = Memory<Int, Bool>()
  /// Whether computed properties create a collection at each read, by declaration.
  let derivedProperties = Memory<Int, Bool>()
  /// Whether any declaration with a name is such a property, by its symbol.
  let derivedNames = Memory<Int, Bool>()
  /// Whether types have members that derive something, by the number of the type.
  let derivedMembers = Memory<Int, Bool>()
  /// The members that others lead to and that derive something, by declaration and depth.
  let derivedThrough = Memory<Int, Set<DeclarationID>>()
  /// Whether computed properties look through a stored text, by declaration.
  let textScans = Memory<Int, Bool>()
  /// The types whose body code includes a member, by the member, under 0.
  let evaluatingTypes = Memory<Int, [DeclarationID: [TypeID]]>()
  /// The first view whose evaluation reads each of the properties with a name, by its symbol.
  let readingViews = Memory<Int, [DeclarationID: TypeID]>()
  /// The members that the body code of a type reaches, by the number of the type.
  let reachedMembers = Memory<Int, [DeclarationID: ReachedMember]>()
  /// Whether the project declares a mutating method with a name, by its symbol.
  let mutatingNames = Memory<Int, Bool>()
  /// The types of the elements of collections, by place.
  let elementTypes = Memory<Int, TypeResolution?>()
  /// The types of values that are elements of collections, by place.
  let valueTypes = Memory<Int, TypeResolution?>()
  /// The objects that views hold, by the number of the type.
  let heldObjects = Memory<Int, [HeldObject]>()
  /// The reads of views, by the number of the type.
  let reads = Memory<Int, [Read]>()
  /// Whether files are of widgets, by the number of the file.
  let widgetFiles = Memory<Int, Bool>()
  /// Whether views are shown by widgets alone, by the number of the type and how many views lead there.
  let widgetViews = Memory<Int, Bool>()
  /// The targets that are built for widgets, under 0.
  let widgetModules = Memory<Int, Set<String>>()
  /// The widgets, and what they are shown from, under 0.
  let widgetTypes = Memory<Int, [Declaration]>()
  /// The calls in body code of views of functions that parse, by the number of the type.
  let parsings = Memory<Int, [Parsing]>()
  /// Whether the code of members reads or changes files, by declaration.
  let fileReaders = Memory<Int, Bool>()
  /// Whether functions walk through a text, by declaration.
  let textWalkers = Memory<Int, Bool>()
  /// The objects that are made for properties of views wherever these are made, by the property.
  let objectsMade = Memory<Int, [Node]>()
  let mayLoseState = Memory<Int, Bool>()
  /// The properties whose changes the objects of a class announce, by the number of the type.
  let announcedProperties = Memory<Int, Set<DeclarationID>>()
  /// The first place in each view that reads a property, under 0.
  let readTable = Memory<Int, [DeclarationID: [(view: TypeID, read: Read)]]>()
  /// The views that observe whole objects, by the class, under 0.
  let observerTable = Memory<Int, [TypeID: [Observer]]>()
  /// Whether views keep state, by the number of the type.
  let states = Memory<Int, Fact<Node>>()
  /// The body code of types that may change without SwiftUI noticing, by the number of the type.
  let unquietParts = Memory<Int, Fact<Node>>()
  /// The reads of pure getters and functions, by declaration.
  let purities = Memory<Int, Fact<PureValue>>()
  /// The sources of function results that differ each time, by declaration and depth.
  let freshResults = Memory<Int, Fact<Node>>()
  /// The places where views are created in rows, by the number of the type.
  let rowShowings = Memory<Int, [RowShowing]>()
  /// The collections of shared objects that views search, by the number of the type.
  let searchedCollections = Memory<Int, [SearchedCollection]>()
  /// The first derivations in getters, by declaration and depth.
  let derivations = Memory<Int, Fact<Node>>()
  /// The derivations from parameters in initializers and functions, by declaration.
  let parameterDerivations = Memory<Int, ParameterDerivation?>()
  /// Whether functions do something that takes long for each element, by declaration and depth.
  let costlyFunctions = Memory<Int, Bool>()
  /// The causes of frequent evaluations of views, by the number of the type.
  let frequentUpdates = Memory<Int, [FrequentUpdate]>()
  /// Whether functions run repeatedly, by declaration.
  let repeatedFunctions = Memory<Int, Bool>()
  /// The calls that do some work which functions lead to, by declaration, depth and kind of work.
  let workOfFunctions = Memory<Int, Fact<Node>>()
  /// Whether properties are set to what was fetched, by declaration.
  let fetchedProperties = Memory<Int, Bool>()
  /// The derivations in the body code of views, by the number of the type.
  let derivedWork = Memory<Int, [DerivedWork]>()
}
