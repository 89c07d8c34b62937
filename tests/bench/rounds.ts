import { median } from './figures.ts';
import type { Measured } from './load.ts';

export type Slices = Readonly<Record<string, () => Promise<Measured>>>;

/** What the slices of a run measured, round by round. */
export class Rounds {
  readonly #measured = new Map<string, Measured[]>();

  add(name: string, measured: Measured): void {
    this.#measured.set(name, [...this.#of(name), measured]);
  }

  perSecond(name: string): number {
    return median(this.#of(name).map(({ perSecond }) => perSecond));
  }

  p99Ms(name: string): number {
    return median(this.#of(name).map(({ p99Ms }) => p99Ms ?? Number.NaN));
  }

  cpuUs(name: string): number {
    return median(this.#of(name).map(({ cpuUs }) => cpuUs ?? Number.NaN));
  }

  /** The median of the ratio of `name` to `baseline` in the same round. */
  ratio(name: string, baseline: string): number {
    const baselines = this.#of(baseline);
    return median(
      this.#of(name).map(
        ({ perSecond }, round) => perSecond / (baselines[round]?.perSecond ?? Number.NaN),
      ),
    );
  }

  #of(name: string): readonly Measured[] {
    return this.#measured.get(name) ?? [];
  }
}

/**
 * Runs every slice in turn, round after round, so that a busy machine affects all of them. The
 * first rounds are a warm-up and do not count.
 */
export async function runRounds(
  slices: Slices,
  { title, rounds, warmUps }: { title: string; rounds: number; warmUps: number },
): Promise<Rounds> {
  const result = new Rounds();
  for (let round = 1 - warmUps; round <= rounds; round += 1) {
    for (const [name, slice] of Object.entries(slices)) {
      progress(`${title}, round ${round} of ${rounds}: ${name}`);
      const measured = await slice();
      if (round > 0) result.add(name, measured);
    }
  }
  progress('');
  return result;
}

/** Replaces the line of progress on standard error. */
export function progress(text: string): void {
  process.stderr.write(`\r\u001b[2K${text}`);
}
