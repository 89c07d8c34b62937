import type { Entry } from '../../server/api/src/ledger/port.ts';
import type { BetBody } from './baselines/bet-body.ts';

/** The entry of a bet as the product posts it; `token` is the player's id. */
export function betEntryOf({
  token: userId,
  transactionId,
  roundId,
  gameId,
  amount,
}: BetBody): Entry {
  const stakeMinor = BigInt(Math.round(Number(amount) * 100));
  const common = { currency: 'USD', type: 'bet' } as const;
  const placed = `bet/${transactionId}`;
  return {
    key: `provider/${transactionId}`,
    kind: 'bet',
    request: JSON.stringify(['bet', userId, 'USD', gameId, roundId, String(stakeMinor)]),
    userId,
    gameId,
    roundId,
    occurredAt: new Date(),
    postings: [
      {
        ...common,
        account: { of: 'player', userId, bucket: 'available' },
        amountMinor: -stakeMinor,
      },
      { ...common, account: { of: 'house' }, amountMinor: stakeMinor },
    ],
    tags: [placed],
    mustNotExist: [`${placed}/rolled-back`, `round/${userId}/${roundId}/closed`],
  };
}
