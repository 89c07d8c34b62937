import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

export type Series = {
  readonly label: string;
  /** A custom property of the design, as `--fh-brass`. */
  readonly colour: string;
  readonly kind: 'bars' | 'line';
  readonly isDashed?: boolean;
  readonly values: readonly number[];
};

type ChartProps = {
  /** Seconds since 1970, in UTC. */
  readonly times: readonly number[];
  readonly series: readonly Series[];
  readonly money: (amount: number) => string;
  readonly day: (seconds: number) => string;
  /** The name of the day in the legend. */
  readonly dayLabel: string;
};

const HEIGHT_PX = 232;
const AXIS_PX = 84;
const BAR_WIDTH_MAX_PX = 44;

/**
 * Bars or lines over days. It is decoration for those who see it: the table beside it has the same
 * numbers for everyone.
 */
export function Chart({ times, series, money, day, dayLabel }: ChartProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    const options = chartOptions({ element, series, money, day, dayLabel });
    const data: uPlot.AlignedData = [[...times], ...series.map(({ values }) => [...values])];
    const chart = new uPlot(
      { ...options, width: element.clientWidth, height: HEIGHT_PX },
      data,
      element,
    );
    const resizing = new ResizeObserver(() =>
      chart.setSize({ width: element.clientWidth, height: HEIGHT_PX }),
    );
    resizing.observe(element);
    return () => {
      resizing.disconnect();
      chart.destroy();
    };
  }, [times, series, money, day, dayLabel]);
  return <div ref={host} className="chart mt-2 mb-3 ms-2 me-4" aria-hidden="true" />;
}

type Style = Omit<ChartProps, 'times'> & { readonly element: HTMLElement };

function chartOptions({
  dayLabel,
  element,
  series,
  money,
  day,
}: Style): Omit<uPlot.Options, 'width' | 'height'> {
  const style = getComputedStyle(element);
  const colourOf = (name: string) => style.getPropertyValue(name).trim();
  const font = `12px ${colourOf('--fh-font-ui')}`;
  const axis = { stroke: colourOf('--fh-text-3'), font, ticks: { show: false } };
  const line = { stroke: colourOf('--fh-line'), width: 1 };
  return {
    padding: [12, 8, 0, 0],
    cursor: { points: { size: 7 }, drag: { x: false, y: false } },
    legend: { live: true },
    scales: { x: { time: true, range: dayEdges } },
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'UTC'),
    axes: [
      { ...axis, grid: { show: false }, values: (_chart, ticks) => ticks.map(day), space: 72 },
      { ...axis, grid: line, size: AXIS_PX, values: (_chart, ticks) => ticks.map(money) },
    ],
    series: [
      {
        label: dayLabel,
        value: (_chart, seconds: number | null) => (seconds === null ? '—' : day(seconds)),
      },
      ...series.map((one) => ({
        label: one.label,
        stroke: colourOf(one.colour),
        width: one.kind === 'bars' ? 0 : 2,
        points: { show: one.kind === 'line' && one.values.length < 15, size: 5 },
        value: (_chart: uPlot, amount: number | null) => (amount === null ? '—' : money(amount)),
        ...(one.isDashed ? { dash: [6, 4] } : {}),
        ...(one.kind === 'bars' ? barsOf(colourOf(one.colour)) : {}),
      })),
    ],
  };
}

function barsOf(fill: string): Pick<uPlot.Series, 'fill' | 'paths'> {
  const paths = uPlot.paths.bars?.({ size: [0.62, BAR_WIDTH_MAX_PX], radius: 0.15 });
  return { fill, ...(paths === undefined ? {} : { paths }) };
}

const HALF_DAY_S = 43_200;

/** Room for the first and the last bar. */
function dayEdges(_chart: uPlot, min: number, max: number): [number, number] {
  return [min - HALF_DAY_S, max + HALF_DAY_S];
}
