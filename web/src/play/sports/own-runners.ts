import type { Slip } from '../contract-types.ts';

/** The numbers of the runners that the player's slips of a race back. */
export function ownRunners(slips: readonly Slip[], eventId: string): ReadonlySet<number> {
  const legs = slips.flatMap((slip) =>
    slip.kind === 'bet' && slip.status !== 'cancelled' ? slip.legs : [],
  );
  return new Set(
    legs
      .filter(({ event }) => event.eventId === eventId)
      .flatMap(({ market, selection }) => {
        const [first = '', second] = selection.split('-');
        // The second of a duel is the one to beat.
        return market === 'forecast' && second ? [first, second] : [first];
      })
      .map(Number),
  );
}
