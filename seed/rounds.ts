import { type Currency, currencies, minorPerMajor } from '@fairhall/api/contract/money';
import type { Posting } from '@fairhall/api/ledger/port';
import type { Services } from '@fairhall/api/services';
import { numbersFrom } from './deterministic.ts';
import { DAY_MS, daysBefore, sampleAccounts } from './sample-accounts.ts';

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

/** Games whose paytables contain the multiples below. */
const PLAYED_GAMES = [
  'phoenix-ascend',
  'wolfmoon',
  'fox-and-clover',
  'scarab-vault',
  'nine-neon-lives',
  'sugar-comet',
];
const PLAYED_CURRENCIES: readonly Currency[] = ['USD', 'USD', 'USD', 'BRL'];
const PLAYED_DAYS = 120;
const ROUNDS = 360;
const STAKES_MAJOR = [1n, 2n, 2n, 5n, 10n];
/** Multiples of the stake, with their share of the rounds: an RTP of about 95 %. */
const WINS = [
  { share: 0.72, multiple: 0n },
  { share: 0.14, multiple: 1n },
  { share: 0.08, multiple: 3n },
  { share: 0.05, multiple: 6n },
  { share: 0.01, multiple: 27n },
];

const player = { of: 'player', userId: sampleAccounts.demo.id, bucket: 'available' } as const;

type Round = {
  readonly number: number;
  readonly gameId: string;
  readonly currency: Currency;
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
  readonly daysAgo: number;
};

/**
 * Months of rounds of demo@, and an opening allowance in each currency that results in the balances
 * of contract.md.
 */
export async function seedRounds(services: Services, seededAt: Date): Promise<void> {
  const rounds = sampleRounds();
  await seedAllowances(services, { rounds, seededAt });
  for (const round of rounds) await services.ledger.post(roundEntry(round, seededAt));
}

function sampleRounds(): Round[] {
  const next = numbersFrom(20_260_616);
  const pick = <T>(options: readonly T[]): T => {
    const picked = options[Math.floor(next() * options.length)];
    if (picked === undefined) throw new RangeError('no options to pick from');
    return picked;
  };
  return Array.from({ length: ROUNDS }, (_, number) => {
    const currency = pick(PLAYED_CURRENCIES);
    const stakeMinor = pick(STAKES_MAJOR) * minorPerMajor(currency);
    const jitter = next() / 4;
    return {
      number,
      gameId: pick(PLAYED_GAMES),
      currency,
      stakeMinor,
      winMinor: stakeMinor * winMultiple(next()),
      daysAgo: PLAYED_DAYS * (1 - (number + jitter) / ROUNDS),
    };
  });
}

function winMultiple(drawn: number): bigint {
  let reached = 0;
  for (const { share, multiple } of WINS) {
    reached += share;
    if (drawn < reached) return multiple;
  }
  return 0n;
}

async function seedAllowances(
  services: Services,
  { rounds, seededAt }: { rounds: readonly Round[]; seededAt: Date },
): Promise<void> {
  const held = await services.ledger.balances(sampleAccounts.demo.id);
  for (const currency of currencies) {
    const key = `seed/allowance/${currency}`;
    if (services.queries.play.hasEntry(key)) continue;
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
      userId: sampleAccounts.demo.id,
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

function roundEntry(round: Round, seededAt: Date) {
  const { number, gameId, currency, stakeMinor, winMinor } = round;
  const transactionId = `seed-${number}`;
  const occurredAt = new Date(seededAt.getTime() - round.daysAgo * DAY_MS);
  return {
    key: `provider/${transactionId}`,
    kind: 'play' as const,
    request: JSON.stringify([transactionId, currency, stakeMinor.toString(), winMinor.toString()]),
    userId: sampleAccounts.demo.id,
    // No roundId: no game server dealt the round, so it cannot be verified.
    gameId,
    occurredAt,
    postings: [...stake(currency, stakeMinor), ...win(currency, winMinor)],
    tags: [`round/${sampleAccounts.demo.id}/${transactionId}/closed`],
  };
}

function stake(currency: Currency, stakeMinor: bigint): Posting[] {
  return [
    { account: player, currency, amountMinor: -stakeMinor, type: 'bet' },
    { account: { of: 'house' }, currency, amountMinor: stakeMinor, type: 'bet' },
  ];
}

function win(currency: Currency, winMinor: bigint): Posting[] {
  if (winMinor === 0n) return [];
  return [
    { account: { of: 'house' }, currency, amountMinor: -winMinor, type: 'win' },
    { account: player, currency, amountMinor: winMinor, type: 'win' },
  ];
}
