import { median } from './figures.ts';
import type { Measured } from './slices.ts';

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

  /**
   * What a slice was to its anchor's of the same round, in the median: a machine that is shared is half
   * as fast again in one minute as in the next, but seldom between two slices.
   */
  ratio(name: string, anchor: string): number {
    const anchors = this.#of(anchor);
    return median(
      this.#of(name).map(
        ({ perSecond }, round) => perSecond / (anchors[round]?.perSecond ?? Number.NaN),
      ),
    );
  }

  #of(name: string): readonly Measured[] {
    return this.#measured.get(name) ?? [];
  }
}
