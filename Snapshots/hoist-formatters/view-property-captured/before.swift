import Foundation
import SwiftUI

struct Printing: View {
  let date: Date
  private let formatter = DateFormatter()

  var body: some View {
    Button("Print") { [formatter] in print(formatter.string(from: date)) }
  }
}

struct Shown: View {
  let date: Date
  private let formatter: DateFormatter? = DateFormatter()

  var body: some View {
    if let formatter { Text(formatter.string(from: date)) }
  }
}
