import SwiftUI

final class Register: ObservableObject {
  @Published var _$observationRegistrar = ""
}

final class Pair: ObservableObject {
  @Published var title = ""
  var (_$observationRegistrar, other) = (0, 0)
}
