import SwiftUI

final class Sketch: ReferenceFileDocument, ObservableObject {
  typealias Snapshot = [Int]
  @Published var lines: [Int] = []
}
