import SwiftUI

struct Item: Identifiable {
    let id: Int
    let title: String
}

struct Browser: View {
    let items: [Item]
    @Binding var selected: Int?

    var body: some View {
        ScrollView {
            VStack {
                ForEach(items) { item in
                    NavigationLink(destination: Text(item.title), tag: item.id, selection: $selected) {
                        HStack {
                            Text(item.title)
                            Spacer()
                        }
                    }
                }
            }
        }
    }
}

struct Catalog: View {
    let items: [Item]

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(items) { item in
                    NavigationLink(destination: Text(item.title)) {
                        HStack {
                            Text(item.title)
                            Spacer()
                        }
                    }
                }
            }
        }
    }
}
