/// Swift Charts marks, which are not views.
enum ChartMarks {
  /// Whether a type of this name is a chart mark.
  static func contain(_ name: String) -> Bool { all.contains(name) }

  private static let all: Set<String> = [
    "AreaMark", "AreaPlot", "BarMark", "BarPlot", "FunctionAreaPlot", "FunctionLinePlot", "LineMark",
    "LinePlot", "Plot", "PointMark", "PointPlot", "RectangleMark", "RectanglePlot", "RuleMark", "RulePlot",
    "SectorMark", "SectorPlot",
  ]
}
