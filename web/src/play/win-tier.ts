import { returnKind } from '@/lib/games/return-kind.ts';

/** The size of a win: the larger, the longer it is shown and the louder it sounds; `epic` fills the page. */
export type WinTier = 'win' | 'big' | 'mega' | 'epic';

/** The multiples of the stake from which a win is of a tier, highest first. */
const TIERS = [
  ['epic', 100n],
  ['mega', 30n],
  ['big', 10n],
] as const;

/**
 * The celebration of a win; `null` for none. A win up to the stake is no net gain, so it is not
 * celebrated.
 */
export function winTier(win: {
  readonly winMinor: bigint;
  readonly stakeMinor: bigint;
}): WinTier | null {
  const { winMinor, stakeMinor } = win;
  if (returnKind({ returned: winMinor, staked: stakeMinor }) !== 'won') return null;
  return TIERS.find(([, multiple]) => winMinor >= stakeMinor * multiple)?.[0] ?? 'win';
}

/** How long the amount of a win is shown above a page without a stage, in milliseconds. */
export const WIN_SHOWN_MS = {
  win: 2_400,
  big: 3_000,
  mega: 4_000,
  epic: 6_000,
} as const satisfies Record<WinTier, number>;
