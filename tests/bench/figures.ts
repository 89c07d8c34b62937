import { writeFileSync } from 'node:fs';

/** One line of the result, as `out.json` keeps it. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What it is measured against in the same run; null where it stands alone. */
  readonly anchor: string | null;
  readonly ratio: number | null;
};

type Target = { readonly atLeast?: number; readonly atMost?: number };

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** The figures of a run and how each stands to what is asked of it. */
export class Figures {
  readonly #figures: Figure[] = [];
  readonly #lines: string[][] = [['', 'value', 'ratio', 'asked', '']];

  /** A rate, and what it is to that of its anchor. */
  rate(options: {
    name: string;
    perSecond: number;
    anchor?: { readonly name: string; readonly ratio: number };
    asked?: Target;
  }): void {
    const { name, perSecond, anchor = { name: null, ratio: null }, asked } = options;
    const { name: anchorName, ratio } = anchor;
    this.#add({ name, value: perSecond, unit: '1/s', anchor: anchorName, ratio }, asked);
  }

  /** What something costs, beside what its anchor costs; the target is one of the ratio. */
  cost(options: {
    name: string;
    value: number;
    unit: string;
    anchor: { readonly name: string; readonly value: number };
    asked?: Target;
  }): void {
    const { name, value, unit, anchor, asked } = options;
    this.#add({ name, value, unit, anchor: anchor.name, ratio: value / anchor.value }, asked);
  }

  /** A value that stands alone; the target is one of the value. */
  value(options: { name: string; value: number; unit: string; asked?: Target }): void {
    const { asked, ...figure } = options;
    this.#add({ ...figure, anchor: null, ratio: null }, asked);
  }

  write(file: string): void {
    writeFileSync(file, `${JSON.stringify(this.#figures, null, 2)}\n`);
  }

  table(): string {
    const widths = [0, 1, 2, 3, 4].map((column) =>
      Math.max(...this.#lines.map((line) => (line[column] ?? '').length)),
    );
    return this.#lines
      .map((line) =>
        line.map((cell, column) => padded(cell, column, widths[column] ?? 0)).join('  '),
      )
      .join('\n');
  }

  #add(figure: Figure, asked: Target | undefined): void {
    this.#figures.push(figure);
    const { name, value, unit, anchor, ratio } = figure;
    const judged = ratio ?? value;
    this.#lines.push([
      name,
      `${value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2)} ${unit}`,
      ratio === null ? '' : `${ratio.toFixed(2)} × ${anchor}`,
      asked ? askedText(asked) : '',
      asked ? verdict(judged, asked) : '',
    ]);
  }
}

function padded(cell: string, column: number, width: number): string {
  return column === 1 ? cell.padStart(width) : cell.padEnd(width);
}

function askedText({ atLeast, atMost }: Target): string {
  return atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`;
}

function verdict(value: number, { atLeast = -Infinity, atMost = Infinity }: Target): string {
  return value >= atLeast && value <= atMost ? 'met' : 'missed';
}
