import Foundation
import SwiftUI

final class Parser: XMLParser, ObservableObject {
  @Published var depth = 0
}
