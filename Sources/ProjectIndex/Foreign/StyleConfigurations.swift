/// What SwiftUI hands to styles, by Apple's documentation of the style configurations.
package enum StyleConfigurations {
  /// The members of configurations that are views.
  package static let views: Set<String> = [
    "content", "currentValueLabel", "icon", "label", "maximumValueLabel", "minimumValueLabel", "title",
  ]
}
