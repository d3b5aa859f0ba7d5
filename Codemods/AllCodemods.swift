import AnyViewToViewBuilder
package import CodemodKit
import HoistFormatters
import LazyStacks
import ObservableMigration
import TernaryModifiers

/// All passes.
package enum AllCodemods {
  /// Add new passes here, and nowhere else. If two passes report the same place, the first one wins:
  /// identity, then work in body, then the passes with large rewrites, then the passes that only report.
  package static let catalog = CodemodCatalog(
    [
      PrintChanges(),
      HashValueID(),
      FreshIdentifiable(),
      ForEachSelfID(),
      ForEachIndexID(),
      UnstableID(),
      RepeatedDerivedValue(),
      HoistFormatters(),
      AnyViewToViewBuilder(),
      TernaryModifiers(),
      ConditionalModifier(),
      LazyStacks(),
      NestedLazy(),
      ObservableMigration(),
      ObjectInBody(),
      StateWriteInBody(),
      ImageDecodeInBody(),
      MarkdownInBody(),
      SyncIOInBody(),
      UnobservedObjectInState(),
      ObservedNotRead(),
      StateObjectAutoclosure(),
      ClosureBinding(),
      StoredContentClosure(),
      UnusedEnvironment(),
      StateNotPrivate(),
      DerivedState(),
      EquatableView(),
      ObservableNoMainactor(),
      EquatableObservedProperty(),
      CollectionMembership(),
      RowObservesObject(),
      RedundantUpdate(),
      OverObservation(),
      HotEnvironment(),
      MultiViewRow(),
      GeometryMeasurement(),
      GeometryInLazy(),
      NestedScroll(),
      SendableCapture(),
      LongBody(),
      AnimationWithoutValue(),
      TimelineRate(),
      TaskInOnappear(),
      TimerClock(),
      PublisherInView(),
      TimerTolerance(),
      PresentationMode(),
      PreviewProvider(),
      UnusedSuppressions(),
    ], page: page(of:), example: example(inPass:ofRule:)
  ).adding(ModernPages.metadata, page: ModernPages.prose(of:), configured: ModernPages.configured)
}
