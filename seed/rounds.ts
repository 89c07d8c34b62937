import { type Entry, type Infrastructure, transactionKey } from '@fairhall/api/app';
import { type Currency, currencies, minorPerMajor } from '@fairhall/api/contract/money';
import { OWN_PROVIDER_ID } from '@fairhall/api/contract/own-provider';
import { betEntry, playEntry, winEntry } from '@fairhall/api/modules/play';
import { playedAt, type SampleRound } from './deal-rounds.ts';
import { postEntries } from './post-entries.ts';
import { daysBefore, sampleAccounts } from './sample-accounts.ts';
import { dealSampleRounds } from './sample-rounds.ts';

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
export async function seedRounds(infrastructure: Infrastructure, seededAt: Date): Promise<void> {
  if (await isPosted(infrastructure, OLD_ROUND)) return;
  const rounds = dealSampleRounds().flatMap((seeds) => seeds.rounds);
  await seedAllowances(infrastructure, { rounds, seededAt });
  const entries = rounds.flatMap((round) => roundEntries(round, { userId, seededAt }));
  await postEntries(infrastructure, entries);
}

async function seedAllowances(
  infrastructure: Infrastructure,
  { rounds, seededAt }: { rounds: readonly SampleRound[]; seededAt: Date },
): Promise<void> {
  const held = await infrastructure.ledger.balances(userId);
  for (const currency of currencies) {
    const key = `seed/allowance/${currency}`;
    if (await isPosted(infrastructure, key)) continue;
    const played = rounds
      .filter((round) => round.currency === currency)
      .reduce((sum, round) => sum + round.winMinor - round.stakeMinor, 0n);
    const heldMinor = held.find((balance) => balance.currency === currency)?.availableMinor ?? 0n;
    const target = DEMO_BALANCES[currency] * minorPerMajor(currency);
    await infrastructure.ledger.post({
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
export function roundEntries(
  round: SampleRound,
  { userId, seededAt }: { userId: string; seededAt: Date },
): Entry[] {
  const { roundId, gameId, currency, stakeMinor, winMinor } = round;
  const at = playedAt(round, seededAt);
  const launch = { userId, walletType: currency };
  const ofRound = { providerId: OWN_PROVIDER_ID, roundId, gameId };
  if (round.kind === 'single-step') {
    const request = { ...ofRound, transactionId: roundId };
    return [playEntry({ launch, request, stakeMinor, winMinor, at })];
  }
  const stakes = round.moves.flatMap(({ transactionId, stakeMinor }) =>
    transactionId === null ? [] : [{ transactionId, stakeMinor }],
  );
  const [opening] = stakes;
  if (!opening) throw new Error(`the round ${roundId} has no stake`);
  const bet = { ...ofRound, ...opening, userId, currency, placedAt: at };
  const request = { transactionId: round.winTransactionId, finished: true };
  return [
    ...stakes.map(({ transactionId, stakeMinor }) =>
      betEntry({ launch, request: { ...ofRound, transactionId }, stakeMinor, at }),
    ),
    winEntry({ bet, request, winMinor, earlierWins: 0, at }),
  ];
}

async function isPosted({ prisma }: Infrastructure, key: string): Promise<boolean> {
  return (await prisma.ledgerEntry.findUnique({ where: { key }, select: { id: true } })) !== null;
}
