import Library
import SwiftUI
import UIKit

final class CellModel: ObservableObject {
  @Published var title = ""
}

struct CellView: View {
  @ObservedObject var model: CellModel

  var body: some View { Text(model.title) }

  static let registration: UICollectionView.CellRegistration<UICollectionViewListCell, CellModel> =
    .init { cell, _, item in
      cell.contentConfiguration = UIHostingConfiguration { Self(model: item) }
    }
}
