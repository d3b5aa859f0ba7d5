import SwiftUI

// Its adaptor has bindings as long as it is an ObservableObject.
final class BoundDelegate: NSObject, ObservableObject {
  @Published var isLocked = false
}

struct LockView: View {
  @UIApplicationDelegateAdaptor(BoundDelegate.self) private var delegate
  var body: some View { Toggle("Locked", isOn: $delegate.isLocked) }
}

final class ReadDelegate: NSObject, ObservableObject {
  @Published var count = 0
}

struct CountView: View {
  @UIApplicationDelegateAdaptor(ReadDelegate.self) private var counter
  var body: some View { Text("\(counter.count)") }
}
