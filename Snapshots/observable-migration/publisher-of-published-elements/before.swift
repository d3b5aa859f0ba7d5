import Combine
import SwiftUI

final class Option: ObservableObject {
  @Published var text = ""
}

struct Field: View {
  @Binding var text: String

  var body: some View { TextField("", text: $text) }
}

final class Compose: ObservableObject {
  @Published var options: [Option] = []
  @Published var first = Option()
  var bag: Set<AnyCancellable> = []

  init() {
    $options.dropFirst().sink { options in options.first?.$text.sink { print($0) } }.store(in: &bag)
    $first.sink { $0.$text.sink { print($0) } }.store(in: &bag)
  }
}

struct OptionView: View {
  @ObservedObject var option: Option

  var body: some View { TextField("", text: $option.text) }
}
