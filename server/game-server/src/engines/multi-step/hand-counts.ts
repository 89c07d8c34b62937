import type { Choice } from './multi-step-game.ts';

/* The first choice of a game of several hands: how many, each for the opening stake. */

/** The choice of a number of hands; the opening stake is that of the first. */
export const countChoice = (count: number): Choice => ({
  name: `hands-${count}`,
  stakePercent: (count - 1) * 100,
});

/** The number of hands that a choice names; 1 for any other choice. */
export const countNamed = (choice: string | null): number =>
  Number(/^hands-(\d+)$/.exec(choice ?? '')?.[1] ?? 1);

/** The figures of each number of hands: the RTP of one, and as many times its largest return. */
export const countParts = (
  counts: readonly number[],
  { rtp, returnMax }: { readonly rtp: string; readonly returnMax: number },
) =>
  Object.fromEntries(
    counts.map((count) => [countChoice(count).name, { rtp, returnMax: count * returnMax }]),
  );
