import SwiftCST

/// Which types and functions that others declare take an object whatever it conforms to.
package enum ObjectTakers {
  /// Whether a type of this name does: one of Swift's or Apple's, or one of a library that is known to.
  package static func contain(_ name: String) -> Bool {
    SwiftUIViews.contain(name) || ForeignTypes.isWellKnown(name) || names.contains(name)
  }

  private static let names = Set(
    words: """
      Any AnyCancellable AnyHashable AnyIterator AnyKeyPath AnyPublisher AnySequence Array ArraySlice
      AsyncPublisher AsyncStream AsyncThrowingStream Atomic Binding Bindable CheckedContinuation ContiguousArray
      CurrentValueSubject Deferred Dictionary Empty EnumeratedSequence Environment EnvironmentObject Fail
      FocusedBinding FocusedObject FocusedValue Future GestureState Just KeyPath LazySequence ManagedBuffer
      Mirror ModifiedContent Mutex Notification ObjectIdentifier ObservedObject Operation Optional
      PartialKeyPath PassthroughSubject Published ReferenceWritableKeyPath Result ReversedCollection Selector
      Set Slice State StateObject String Subscribers Task TaskGroup TaskLocal Thread ThrowingTaskGroup Timer
      TupleView Unmanaged UnsafeContinuation UnsafeMutablePointer UnsafeMutableRawPointer UnsafePointer
      UnsafeRawPointer WritableKeyPath Zip2Sequence Query FetchRequest SectionedFetchRequest
      Container Dependency DependencyKey Factory Inject Injected InjectedObject LazyInjected OptionalInjected
      OrderedDictionary OrderedSet Deque IdentifiedArray IdentifiedArrayOf ParameterFactory Registration
      Resolver SharedContainer WeakLazyInjected
      """)

  /// Whether a function of this name does: one of Swift's or Apple's that is often called where the type of
  /// what it is called on is unknown. What SwiftUI's modifiers for objects ask for is another matter.
  package static func contain(function name: String) -> Bool {
    SwiftUIModifiers.contain(name) || functions.contains(name)
  }

  /// Whether an object is handed on to be told of something, or as the one who asks: for that it is an
  /// `AnyObject`.
  package static func isReceiver(label: String) -> Bool {
    let label = label.lowercased()
    return receivers.contains { label.contains($0) }
  }

  private static let receivers = [
    "delegate", "listener", "observer", "owner", "responder", "sender", "target",
  ]

  private static let functions = Set(
    words: """
      append insert contains remove removeAll firstIndex lastIndex index firstRange updateValue replaceSubrange
      union formUnion subtracting intersection isSubset isSuperset hash combine isEqual
      map compactMap flatMap filter reduce forEach sorted zip swap min max
      print debugPrint dump assert precondition type expect require
      isKnownUniquelyReferenced unsafeBitCast unsafeDowncast withExtendedLifetime withUnsafePointer
      withUnsafeMutablePointer withUnsafeBytes objc_setAssociatedObject objc_getAssociatedObject
      objc_sync_enter objc_sync_exit passRetained passUnretained
      resume yield send success failure some assign post fulfill registerUndo
      makeKeyAndOrderFront orderFront performClose terminate showWindow makeFirstResponder
      environmentObject focusedObject focusedSceneObject
      """)
}
