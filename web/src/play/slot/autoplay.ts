/** When automatic spins stop before they are used up. */
export type AutoplayStops = {
  /** What the spins may still lose; the next stake must be covered by it. */
  readonly lossLeftMinor: bigint;
  /** A single win of this or more stops them; `null` if none does. */
  readonly winMinor: bigint | null;
};

/** The offered limits, in stakes. A loss stop is required, so that the list has no "none". */
export const LOSS_STOPS = [10n, 25n, 50n, 100n] as const;
export const WIN_STOPS = [10n, 50n, 100n] as const;

type PlayedSpin = {
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
  /** Of the next spin. */
  readonly nextStakeMinor: bigint;
};

/** The stops after a spin, or the one that was reached. */
export function stopsAfter(
  stops: AutoplayStops,
  { stakeMinor, winMinor, nextStakeMinor }: PlayedSpin,
): AutoplayStops | 'lossStop' | 'winStop' {
  if (stops.winMinor !== null && winMinor >= stops.winMinor) return 'winStop';
  const lossLeftMinor = stops.lossLeftMinor + winMinor - stakeMinor;
  return lossLeftMinor < nextStakeMinor ? 'lossStop' : { ...stops, lossLeftMinor };
}
