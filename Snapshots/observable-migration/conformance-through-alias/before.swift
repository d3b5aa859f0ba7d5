import SwiftUI

typealias ViewModel = ObservableObject & Identifiable

final class RowModel: ViewModel {
  @Published var title = ""
}
