import SwiftUI

final class Store: ObservableObject
{
    @Published var name = ""
    private var draft = ""
}

struct StoreForm: View
{
    @EnvironmentObject var store: Store

    var body: some View
    {
        row
    }

    private var row: some View
    {
        TextField("Name", text: $store.name)
    }
}
