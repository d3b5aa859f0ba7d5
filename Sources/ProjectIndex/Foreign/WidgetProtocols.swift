/// The protocols of WidgetKit to which widgets and what they are shown from conform.
package enum WidgetProtocols {
  /// Their names.
  package static let names = [
    "AppIntentTimelineProvider", "ControlWidget", "IntentTimelineProvider", "TimelineEntry",
    "TimelineProvider",
    "Widget", "WidgetBundle",
  ]
}
