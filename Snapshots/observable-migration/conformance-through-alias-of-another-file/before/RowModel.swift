import SwiftUI

final class RowModel: ViewModel {
  @Published var title = ""
}
