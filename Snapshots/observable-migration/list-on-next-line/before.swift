import SwiftUI

final class Playlist:
    NSObject,
    ObservableObject,
    Identifiable
{
    @Published var title = ""
}

final class Queue
    : ObservableObject
{
    @Published var length = 0
}
