import SwiftUI

protocol SourceConnecting: AnyObject {
  var isConnected: Bool { get set }
}

@Observable
final class SourceStore: SourceConnecting {
  var isConnected = false
}

struct ConnectView<Store: SourceConnecting>: View where Store: AnyObject & Observable {
  @Bindable var store: Store

  var body: some View { Toggle("Connected", isOn: $store.isConnected) }
}

extension ConnectView where Store == SourceStore {
  init() { self.init(store: SourceStore()) }
}

struct Settings: View {
  var body: some View { ConnectView() }
}
