import SwiftUI

final class Person: ObservableObject {
  @Published var name = ""
}

struct PersonView: View {
  @ObservedObject var person: Person

  var body: some View {
    Text(person.name)
    field(person: person)
  }

  func field(@ObservedObject person: Person) -> some View {
    TextField("Name", text: $person.name)
  }
}
