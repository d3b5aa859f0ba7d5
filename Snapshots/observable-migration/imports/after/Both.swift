import Foundation
import SwiftUI

@Observable
final class Meter {
  var level = 0
}
