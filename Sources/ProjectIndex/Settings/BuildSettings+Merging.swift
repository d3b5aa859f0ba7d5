extension BuildSettings {
  /// These settings, with those of `other` for missing ones: a deployment target for one platform says nothing
  /// about the others that the code is built for.
  func over(_ other: BuildSettings) -> BuildSettings {
    var result = other
    result.deployment.merge(deployment) { $1 }
    result.languageMode = languageMode ?? other.languageMode
    result.isMainActorByDefault = isMainActorByDefault ?? other.isMainActorByDefault
    result.strictConcurrency = strictConcurrency ?? other.strictConcurrency
    return result
  }

  /// Settings that are valid for all of several ones: the oldest version of each platform, the highest
  /// language mode (which rejects most code), and main actor by default only if all agree.
  package static func strictest(_ all: [BuildSettings]) -> BuildSettings {
    guard var result = all.first else { return BuildSettings() }
    for next in all.dropFirst() {
      result.deployment.merge(next.deployment, uniquingKeysWith: min)
      result.languageMode = [result.languageMode, next.languageMode].compactMap { $0 }.max()
      result.strictConcurrency = [result.strictConcurrency, next.strictConcurrency].compactMap { $0 }.max()
      if result.isMainActorByDefault != next.isMainActorByDefault {
        let isSaid = result.isMainActorByDefault != nil || next.isMainActorByDefault != nil
        result.isMainActorByDefault = isSaid ? false : nil
      }
    }
    return result
  }
}
