import type { z } from 'zod';
import { eventExamples } from '../../server/game-server/src/contract/fixture-examples.ts';
import type { eventCalls } from '../../server/game-server/src/contract/index.ts';

type Response = z.input<(typeof eventCalls)['slips']['output']>;
type Bet = Extract<Response['slips'][number], { kind: 'bet' }>;
type Leg = Bet['legs'][number];

const examples = eventExamples.slips.slips.filter((slip): slip is Bet => slip.kind === 'bet');

/** The bet of the contract's example, with another time or another status. */
function bet(changes: Partial<Bet>, ...legs: readonly Partial<Leg>[]): Bet[] {
  return examples.map((example) => ({
    ...example,
    ...changes,
    legs: example.legs.flatMap((leg) => legs.map((change) => ({ ...leg, ...change }))),
  }));
}

function during(status: Leg['event']['status']): Partial<Leg> {
  return examples[0]?.legs[0]
    ? { event: { ...examples[0].legs[0].event, status }, outcome: 'open', result: null }
    : {};
}

const unsettled = { settledAt: null, win: '0.00' } as const;

/**
 * The API's response with a player's bets of every status: being confirmed, in play, won, lost,
 * partly returned and cancelled.
 */
export const betsOfEveryStatus: Response = {
  // The game takes the server's time from each response.
  get now() {
    return new Date().toISOString();
  },
  slips: [
    ...bet({ ...unsettled, slipId: 'bet-6', status: 'pending' }, during('open')),
    ...bet(
      { ...unsettled, slipId: 'bet-5', status: 'standing', odds: '3.20' },
      {},
      { ...during('live'), market: 'total-2-5', selection: 'over' },
    ),
    ...bet({ slipId: 'bet-4' }, {}),
    ...bet(
      { slipId: 'bet-3', win: '0.00', odds: '4.60' },
      { selection: 'away', odds: '4.60', outcome: 'lost' },
    ),
    ...bet({ slipId: 'bet-2', win: '10.00', odds: '1.00' }, { ...during('void'), outcome: 'void' }),
    ...bet({ slipId: 'bet-1', status: 'cancelled', win: '0.00' }, during('open')),
  ],
};
