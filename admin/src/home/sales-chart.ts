import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

export interface ChartSeries {
  label: string;
  /** In CNY. */
  values: readonly number[];
  colour: string;
}

export interface ChartOptions {
  /** The names of the places on the horizontal axis. */
  labels: readonly string[];
  /** The heading of those names. */
  labelHeading: string;
  bars: ChartSeries;
  line: ChartSeries;
  formatAmount: (amount: number) => string;
  textColour: string;
  gridColour: string;
}

const HEIGHT = 240;
const drawBars = uPlot.paths.bars?.({ size: [0.7, 36] });
const AXIS_FONT = '12px Inter Variable, sans-serif';

/** Draws bars and a line over the same places. Returns what resizes the chart and what removes it. */
export function drawSalesChart(
  target: HTMLElement,
  { labels, labelHeading, bars, line, formatAmount, textColour, gridColour }: ChartOptions,
): { resize: (width: number) => void; remove: () => void } {
  const formatted = (_: uPlot, value: number | null) => (value === null ? '–' : formatAmount(value));
  const axis = { stroke: textColour, font: AXIS_FONT, grid: { stroke: gridColour, width: 1 }, ticks: { show: false } };
  const chart = new uPlot(
    {
      width: target.clientWidth,
      height: HEIGHT,
      scales: { x: { time: false, range: [-0.6, labels.length - 0.4] } },
      axes: [
        {
          ...axis,
          grid: { show: false },
          incrs: [1, 2, 5, 7, 10],
          values: (_, places) => places.map((at) => labels[at] ?? ''),
        },
        { ...axis, size: 84, values: (_, amounts) => amounts.map(formatAmount) },
      ],
      series: [
        { label: labelHeading, value: (_, at) => labels[at] ?? '–' },
        {
          label: bars.label,
          fill: bars.colour,
          stroke: bars.colour,
          paths: (chart, ...place) => drawBars?.(chart, ...place) ?? null,
          points: { show: false },
          value: formatted,
        },
        { label: line.label, stroke: line.colour, width: 2, value: formatted },
      ],
      cursor: { drag: { x: false, y: false } },
    },
    [labels.map((_, at) => at), [...bars.values], [...line.values]],
    target,
  );
  return { resize: (width) => chart.setSize({ width, height: HEIGHT }), remove: () => chart.destroy() };
}
