import SwiftUI

struct LoaderView: View {
    @ObservedObject var page: PageLoader
    @ObservedObject var image: ImageLoader

    var body: some View {
        Text("\(page.number) \(image.size) \(page.isLoading)")
    }
}
