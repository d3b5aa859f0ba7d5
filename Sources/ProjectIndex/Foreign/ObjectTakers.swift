import SwiftCST

/// Which types that others declare take an object whatever it conforms to.
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
}
