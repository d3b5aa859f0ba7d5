import Combine
import SwiftUI

final class Streamed: ObservableObject { @Published var items: [Int] = [] }
final class Sent: ObservableObject { @Published var items: [Int] = [] }
final class Current: ObservableObject { @Published var items: [Int] = [] }
final class Bound: ObservableObject { @Published var items: [Int] = [] }
final class Keyed: ObservableObject { @Published var items: [Int] = [] }
final class Made: ObservableObject { @Published var items: [Int] = [] }
final class Preferred: ObservableObject, Equatable {
  @Published var items: [Int] = []

  static func == (left: Preferred, right: Preferred) -> Bool { left === right }
}

struct Holder {
  let keyed: Keyed
}

func clean(_ stream: AsyncStream<Streamed>) async {
  for await value in stream { value.items.removeAll { _ in value.items.isEmpty } }
}

typealias Sending = AnyPublisher<Sent, Never>
func clean(_ publisher: Sending) -> AnyCancellable {
  publisher.sink { value in value.items.removeAll { _ in value.items.isEmpty } }
}

func clean(_ subject: CurrentValueSubject<Current, Never>) {
  subject.value.items.removeAll { _ in subject.value.items.isEmpty }
}

func clean(_ binding: Binding<Bound>) {
  let value = binding.wrappedValue
  value.items.removeAll { _ in value.items.isEmpty }
}

func clean(_ holder: Holder, _ path: KeyPath<Holder, Keyed>) {
  let value = holder[keyPath: path]
  value.items.removeAll { _ in value.items.isEmpty }
}

func clean() {
  let subject = PassthroughSubject<Made, Never>()
  _ = subject.sink { value in value.items.removeAll { _ in value.items.isEmpty } }
}

struct PreferredKey: PreferenceKey {
  static var defaultValue: Preferred { Preferred() }
  static func reduce(value: inout Preferred, nextValue: () -> Preferred) {}
}

struct PreferringView: View {
  var body: some View {
    Text("a").onPreferenceChange(PreferredKey.self) { value in
      value.items.removeAll { _ in value.items.isEmpty }
    }
  }
}
