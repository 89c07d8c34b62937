import { writeFileSync } from 'node:fs';

/** The required bound: of the ratio if there is a baseline, else of the value. */
type Bound = { readonly atLeast?: number; readonly atMost?: number };

/** One row of the result, as in `out.json`. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The baseline of the same run; null for a row without one. */
  readonly baseline: { readonly name: string; readonly value: number } | null;
  readonly ratio: number | null;
  readonly bound: Bound | null;
  readonly verdict: 'met' | 'missed' | null;
};

type Baseline = {
  readonly name: string;
  readonly value: number;
  /** The quotient of both values, unless it is measured directly. */
  readonly ratio?: number;
};

type Row = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly required?: Bound;
};

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** The figures of a run, and whether each meets its bound. */
export class Figures {
  readonly #figures: Figure[] = [];

  /** A value and its baseline's; the bound applies to the ratio. */
  cost({ baseline, ...row }: Row & { baseline: Baseline }): void {
    const { name, value, ratio = row.value / baseline.value } = baseline;
    this.#add(row, { baseline: { name, value }, ratio });
  }

  /** A value without a baseline; the bound applies to the value. */
  value(row: Row): void {
    this.#add(row, { baseline: null, ratio: null });
  }

  write(file: string): void {
    writeFileSync(file, `${JSON.stringify(this.#figures, null, 2)}\n`);
  }

  /** All rows as a table in Markdown, its columns aligned. */
  table(): string {
    const rows = [
      ['Figure', 'Value', 'Baseline', 'Its value', 'Ratio', 'Bound', 'Result'],
      ...this.#figures.map(cellsOf),
    ];
    const widths = (rows[0] ?? []).map((_, column) =>
      Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
    );
    const [heading = '', ...lines] = rows.map(
      (row) => `| ${row.map((cell, column) => aligned(cell, column, widths)).join(' | ')} |`,
    );
    const rule = `|${widths.map((width, column) => ruleOf(column, width)).join('|')}|`;
    return [heading, rule, ...lines].join('\n');
  }

  #add({ required, ...row }: Row, beside: Pick<Figure, 'baseline' | 'ratio'>): void {
    const compared = beside.ratio ?? row.value;
    const verdict = required ? verdictOf(compared, required) : null;
    this.#figures.push({ ...row, ...beside, bound: required ?? null, verdict });
  }
}

const NUMBERS: ReadonlySet<number> = new Set([1, 3, 4, 5]);

function aligned(cell: string, column: number, widths: readonly number[]): string {
  const width = widths[column] ?? 0;
  return NUMBERS.has(column) ? cell.padStart(width) : cell.padEnd(width);
}

function ruleOf(column: number, width: number): string {
  return NUMBERS.has(column) ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2);
}

function cellsOf({ name, value, unit, baseline, ratio, bound, verdict }: Figure): string[] {
  return [
    name,
    valueText(value, unit),
    baseline?.name ?? '',
    baseline ? valueText(baseline.value, unit) : '',
    ratio === null ? '' : ratio.toFixed(2),
    bound ? boundText(bound) : '',
    verdict ?? '',
  ];
}

function valueText(value: number, unit: string): string {
  return `${value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2)} ${unit}`;
}

function boundText({ atLeast, atMost }: Bound): string {
  return atLeast === undefined ? `≤ ${numberText(atMost)}` : `≥ ${numberText(atLeast)}`;
}

function numberText(number = Number.NaN): string {
  return String(Number(number.toFixed(2)));
}

function verdictOf(value: number, { atLeast = -Infinity, atMost = Infinity }: Bound) {
  return value >= atLeast && value <= atMost ? 'met' : 'missed';
}
