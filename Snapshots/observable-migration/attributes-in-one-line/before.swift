import SwiftUI

@MainActor final class One: ObservableObject {
  @Published var value = 0
}

@MainActor
final class Two: ObservableObject {
  @Published var value = 0
}

@MainActor class Three: ObservableObject { @Published var value = 0 }
