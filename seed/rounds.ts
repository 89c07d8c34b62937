import { type Currency, currencies, minorPerMajor } from '@fairhall/api/contract/money';
import { OWN_PROVIDER_ID } from '@fairhall/api/contract/own-provider';
import { playEntry, transactionKey } from '@fairhall/api/modules/play/game-entries';
import type { Services } from '@fairhall/api/services';
import { daysBefore, sampleAccounts } from './sample-accounts.ts';
import { dealSampleRounds, playedAt, type SampleRound } from './sample-rounds.ts';

/** The final balances of demo@, in whole major units. */
const DEMO_BALANCES = {
  USD: 10_000n,
  BRL: 25_000n,
  EUR: 3200n,
  GBP: 1850n,
  JPY: 420_000n,
  CNY: 8800n,
  SGD: 2400n,
  THB: 96_000n,
} satisfies Record<Currency, bigint>;

/** The first of an earlier version's sample rounds, which no game server dealt. */
const OLD_ROUND = transactionKey({ providerId: OWN_PROVIDER_ID, transactionId: 'seed-0' });

const userId = sampleAccounts.demo.id;
const player = { of: 'player', userId, bucket: 'available' } as const;

/**
 * The bets and wins of demo@'s sample rounds, and an opening allowance in each currency that results
 * in the balances of contract.md. A database with the rounds of an earlier version keeps those alone.
 */
export async function seedRounds(services: Services, seededAt: Date): Promise<void> {
  if (await services.queries.play.hasEntry(OLD_ROUND)) return;
  const rounds = dealSampleRounds().flatMap((seeds) => seeds.rounds);
  await seedAllowances(services, { rounds, seededAt });
  for (const round of rounds) await services.ledger.post(roundEntry(round, { userId, seededAt }));
}

async function seedAllowances(
  services: Services,
  { rounds, seededAt }: { rounds: readonly SampleRound[]; seededAt: Date },
): Promise<void> {
  const held = await services.ledger.balances(userId);
  for (const currency of currencies) {
    const key = `seed/allowance/${currency}`;
    if (await services.queries.play.hasEntry(key)) continue;
    const played = rounds
      .filter((round) => round.currency === currency)
      .reduce((sum, round) => sum + round.winMinor - round.stakeMinor, 0n);
    const heldMinor = held.find((balance) => balance.currency === currency)?.availableMinor ?? 0n;
    const target = DEMO_BALANCES[currency] * minorPerMajor(currency);
    await services.ledger.post({
      key,
      kind: 'opening',
      // An earlier, interrupted run may change the amount, so it is not part of the request.
      request: key,
      userId,
      occurredAt: daysBefore(seededAt, sampleAccounts.demo.ageDays),
      postings: [
        { account: player, currency, amountMinor: target - heldMinor - played, type: 'opening' },
        {
          account: { of: 'promotion' },
          currency,
          amountMinor: heldMinor + played - target,
          type: 'opening',
        },
      ],
    });
  }
}

/** As of a round that the game server sends to the wallet. */
export function roundEntry(
  round: SampleRound,
  { userId, seededAt }: { userId: string; seededAt: Date },
) {
  const { roundId, gameId, currency, stakeMinor, winMinor } = round;
  return playEntry({
    launch: { userId, walletType: currency },
    request: { providerId: OWN_PROVIDER_ID, transactionId: roundId, roundId, gameId },
    stakeMinor,
    winMinor,
    at: playedAt(round, seededAt),
  });
}
