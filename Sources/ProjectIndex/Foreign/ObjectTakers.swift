import SwiftCST

/// External types and functions that accept an object regardless of its conformances.
package enum ObjectTakers {
  /// Whether a type with this name does: one of Swift or Apple, or a library's that is known to.
  package static func contain(_ name: String) -> Bool {
    SwiftUIViews.contain(name) || ForeignTypes.isWellKnown(name) || names.contains(name)
  }

  /// Whether a name has a prefix of one of Apple's frameworks: `UICollectionView`.
  package static func isOfApple(_ name: String) -> Bool { ForeignTypes.hasPrefixOfApple(name) }

  private static let names = Set(
    words: """
      Any AnyCancellable AnyHashable AnyIterator AnyKeyPath AnyPublisher AnySequence AppDependencyManager
      Array ArraySlice
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
      FetchDescriptor SortDescriptor Predicate ModelContainer ModelContext Schema
      """)

  /// Whether a function with this name does: one of Swift or Apple that is often called on a receiver of
  /// unknown type. The requirements of SwiftUI's modifiers for objects are checked elsewhere.
  package static func contain(function name: String) -> Bool {
    SwiftUIModifiers.contain(name) || functions.contains(name)
  }

  /// Whether an object is passed as a receiver of events, or as the sender: for that, it only needs to be an
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
      makeKeyAndOrderFront orderFront orderBack orderOut orderFrontRegardless miniaturize deminiaturize zoom
      toggleFullScreen performMiniaturize performZoom performClose terminate showWindow makeFirstResponder
      environmentObject focusedObject focusedSceneObject
      """)
}
