import Combine
import SwiftUI

public final class ItemList {
  @Published var count = 0
  var storage: Set<AnyCancellable> = []

  public func notify<Target: ObservableObject>(_ target: Target)
  where Target.ObjectWillChangePublisher == ObservableObjectPublisher {
    $count.sink { [weak target] _ in target?.objectWillChange.send() }.store(in: &storage)
  }
}

@Observable
final class Model {
  var number = 0
}

struct ModelView: View {
  var model: Model

  var body: some View { Text("\(model.number)") }
}

public final class Shared: ObservableObject {
  @Published public var number = 0
}

struct SharedView: View {
  @ObservedObject var shared: Shared

  var body: some View { Text("\(shared.number)") }
}
