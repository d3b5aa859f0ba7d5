import Foundation
import Observation

@Observable
final class Score {
  var count = 0
  let created = Date()
}
