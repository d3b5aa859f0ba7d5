import SwiftUI

final class Register: ObservableObject {
  @Published var _$observationRegistrar = ""
}
