/// What Swift Charts draws, which is no view.
enum ChartMarks {
  /// Whether a type of that name is a mark of a chart.
  static func contain(_ name: String) -> Bool { all.contains(name) }

  private static let all: Set<String> = [
    "AreaMark", "AreaPlot", "BarMark", "BarPlot", "FunctionAreaPlot", "FunctionLinePlot", "LineMark",
    "LinePlot", "Plot", "PointMark", "PointPlot", "RectangleMark", "RectanglePlot", "RuleMark", "RulePlot",
    "SectorMark", "SectorPlot",
  ]
}
