/** Bounds of automatic rounds. Amounts are minor units. */
export type AutobetSettings = {
  /** 10 to 1,000. */
  readonly rounds: number;
  /** The rounds never lose more than this. */
  readonly lossMaxMinor: bigint;
  /** No round stakes more than this. */
  readonly stakeMaxMinor: bigint;
  /** A single win of this or more stops them; `null` if none does. */
  readonly winStopMinor: bigint | null;
  /** A profit of this or more stops them; `null` if none does. */
  readonly profitStopMinor: bigint | null;
  /** Percent by which a lost round raises the stake; `null` resets it to the first one. */
  readonly raiseAfterLoss: number | null;
  /** The same after a round that returned more than its stake. */
  readonly raiseAfterWin: number | null;
};

export const ROUNDS = { min: 10, max: 1000 } as const;
/** The offered raises, in percent. */
export const RAISES = [10, 25, 50, 100, 200] as const;
/** A raised stake is at most this multiple of the first one. */
const RAISED_MAX = 64n;
const WHOLE = 100n;

/** The stake of a round, and the raised amount that it is rounded down from. */
export type RaisedStake = { readonly wantedMinor: bigint; readonly stakeMinor: bigint };

/** Automatic rounds between two of them. */
export type Autobet = RaisedStake & {
  readonly settings: AutobetSettings;
  /** The stakes that pay the chosen return exactly, ascending. */
  readonly stakesMinor: readonly bigint[];
  readonly baseMinor: bigint;
  readonly roundsLeft: number;
  /** What the rounds have won or lost. */
  readonly netMinor: bigint;
};

/** Automatic rounds as the player starts them. */
export type AutobetPlan = {
  readonly first: Autobet;
  /** How many tiles each round picks, in a game of picks. */
  readonly picks: number;
};

/** Why automatic rounds end. */
export type AutobetEnd = 'rounds' | 'winStop' | 'profitStop' | 'lossStop' | 'stakeStop';

/** Automatic rounds before the first one, or the bound that does not allow it. */
export function newAutobet(
  settings: AutobetSettings,
  of: { readonly baseMinor: bigint; readonly stakesMinor: readonly bigint[] },
): Autobet | 'lossStop' | 'stakeStop' {
  const { baseMinor, stakesMinor } = of;
  const { rounds, stakeMaxMinor, lossMaxMinor } = settings;
  if (!stakesMinor.includes(baseMinor) || baseMinor > stakeMaxMinor) return 'stakeStop';
  if (baseMinor > lossMaxMinor) return 'lossStop';
  const first = { wantedMinor: baseMinor, stakeMinor: baseMinor };
  return { ...first, settings, stakesMinor, baseMinor, roundsLeft: rounds, netMinor: 0n };
}

/** The stake after a round that won `winMinor`; `null` where no offered stake is within the bounds. */
export function stakeAfter(autobet: Autobet, winMinor: bigint): RaisedStake | null {
  const { settings, stakesMinor, baseMinor, stakeMinor, wantedMinor } = autobet;
  if (winMinor === stakeMinor) return { wantedMinor, stakeMinor };
  const percent = winMinor > stakeMinor ? settings.raiseAfterWin : settings.raiseAfterLoss;
  const raisedMinor =
    percent === null ? baseMinor : (wantedMinor * (WHOLE + BigInt(percent))) / WHOLE;
  const { stakeMaxMinor } = settings;
  const mostMinor = least(baseMinor * RAISED_MAX, stakeMaxMinor);
  const nextMinor = least(raisedMinor, mostMinor);
  const fitting = stakesMinor.findLast((stake) => stake <= nextMinor);
  return fitting === undefined ? null : { wantedMinor: nextMinor, stakeMinor: fitting };
}

/** Automatic rounds after a round that won `winMinor`, or why they end. */
export function afterRound(autobet: Autobet, winMinor: bigint): Autobet | AutobetEnd {
  const { winStopMinor, profitStopMinor, lossMaxMinor } = autobet.settings;
  const netMinor = autobet.netMinor + winMinor - autobet.stakeMinor;
  const roundsLeft = autobet.roundsLeft - 1;
  if (winStopMinor !== null && winMinor >= winStopMinor) return 'winStop';
  if (profitStopMinor !== null && netMinor >= profitStopMinor) return 'profitStop';
  const next = stakeAfter(autobet, winMinor);
  if (next !== null && lossMaxMinor + netMinor < next.stakeMinor) return 'lossStop';
  if (roundsLeft === 0) return 'rounds';
  return next === null ? 'stakeStop' : { ...autobet, ...next, roundsLeft, netMinor };
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
