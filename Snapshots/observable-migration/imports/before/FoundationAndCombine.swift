import Combine
import Foundation

final class Score: ObservableObject {
  @Published var count = 0
  let created = Date()
}
