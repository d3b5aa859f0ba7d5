import SwiftUI

struct LoaderView: View {
    var page: PageLoader
    var image: ImageLoader

    var body: some View {
        Text("\(page.number) \(image.size) \(page.isLoading)")
    }
}
