import MapKit
import SwiftUI
import UIKit

// UIKit asks the data source for rows after the update.
final class Feed: ObservableObject {
  @Published var items: [String] = []
}

struct FeedTable: UIViewRepresentable {
  @ObservedObject var feed: Feed

  func makeUIView(context: Context) -> UITableView {
    let table = UITableView()
    table.dataSource = context.coordinator
    return table
  }

  func updateUIView(_ table: UITableView, context: Context) {
    context.coordinator.parent = self
    table.reloadData()
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, UITableViewDataSource {
    var parent: FeedTable
    init(_ parent: FeedTable) { self.parent = parent }
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { parent.feed.items.count }
  }
}

// A view draws later what another property than the one read tells.
final class Drawing: ObservableObject {
  @Published var strokes: [CGPoint] = []
  @Published var isDark = false
}

final class DrawingView: UIView {
  var drawing: Drawing?
  override func draw(_ area: CGRect) { print(drawing?.strokes.count ?? 0) }
}

struct DrawingCanvas: UIViewRepresentable {
  @ObservedObject var drawing: Drawing

  func makeUIView(context: Context) -> DrawingView {
    let view = DrawingView()
    view.drawing = drawing
    return view
  }

  func updateUIView(_ view: DrawingView, context: Context) {
    view.backgroundColor = drawing.isDark ? .black : .white
    view.setNeedsDisplay()
  }
}

// The queue runs its closure after the update.
final class Places: ObservableObject {
  @Published var pins: [MKPointAnnotation] = []
}

struct PlacesMap: UIViewRepresentable {
  @ObservedObject var places: Places
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
  func updateUIView(_ map: MKMapView, context: Context) {
    DispatchQueue.main.async { map.addAnnotations(places.pins) }
  }
}
