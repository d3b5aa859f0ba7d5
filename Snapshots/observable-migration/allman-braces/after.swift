import SwiftUI

@Observable
final class Store
{
    var name = ""
    @ObservationIgnored private var draft = ""
}

struct StoreForm: View
{
    @Environment(Store.self) var store

    var body: some View
    {
        row
    }

    private var row: some View
    {
        @Bindable var store = store
        return TextField("Name", text: $store.name)
    }
}
