import Foundation
import SwiftUI

final class Model: ObservableObject {
  @Published var name = ""
}
