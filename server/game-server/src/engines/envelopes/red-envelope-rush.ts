import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import type { Chance, Hands, SpotGame } from '../spots/spot-game.ts';
import { kindAt, TICKET } from '../spots/ticket.ts';

/**
 * Red Envelope Rush: six envelopes and a seal. Every envelope is filled by its own event of 4096,
 * the seal by an event of 64; the ticket returns the sum of the envelopes times the seal.
 *
 * An envelope is worth 460/4096 stakes on average, a seal 90/64, and all are independent: 6 ×
 * 460/4096 × 90/64 = 94.757 %. The largest win is six times 50 stakes with the ×10 seal.
 */
export const ENVELOPES = 6;
const ENVELOPE_SHARES_ALL = 4096;
const SEAL_SHARES_ALL = 64;

/** The prizes of an envelope, in percent of the stake; otherwise it is empty. */
export const envelopePrizes = [
  { percent: 5000, shares: 1 },
  { percent: 2000, shares: 2 },
  { percent: 500, shares: 10 },
  { percent: 200, shares: 40 },
  { percent: 100, shares: 110 },
  { percent: 50, shares: 260 },
] as const;

/** The multipliers of a seal; otherwise 1. */
export const seals = [
  { multiplier: 10, shares: 1 },
  { multiplier: 5, shares: 2 },
  { multiplier: 2, shares: 9 },
] as const;

const prizeShares = envelopePrizes.map(({ shares }) => shares);
const sealShares = seals.map(({ shares }) => shares);

/** Percent of the stake in an envelope; 0 if it is empty. */
function fillEnvelope(stream: OutcomeStream): number {
  const kind = kindAt(stream.event(ENVELOPE_SHARES_ALL), { shares: prizeShares, blank: -1 });
  return envelopePrizes[kind]?.percent ?? 0;
}

function pressSeal(stream: OutcomeStream): number {
  const kind = kindAt(stream.event(SEAL_SHARES_ALL), { shares: sealShares, blank: -1 });
  return seals[kind]?.multiplier ?? 1;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Sums of several envelopes with their probabilities, one envelope at a time. */
function sums(): Map<number, number> {
  const rest = ENVELOPE_SHARES_ALL - sum(prizeShares);
  const envelope = [{ percent: 0, shares: rest }, ...envelopePrizes];
  let known = new Map([[0, 1]]);
  for (let filled = 0; filled < ENVELOPES; filled += 1) {
    const next = new Map<number, number>();
    for (const [total, chance] of known) {
      for (const { percent, shares } of envelope) {
        const weight = (chance * shares) / ENVELOPE_SHARES_ALL;
        next.set(total + percent, (next.get(total + percent) ?? 0) + weight);
      }
    }
    known = next;
  }
  return known;
}

function* chances(): Iterable<Chance> {
  const plain = { multiplier: 1, shares: SEAL_SHARES_ALL - sum(sealShares) };
  for (const [total, chance] of sums()) {
    for (const { multiplier, shares } of [plain, ...seals]) {
      yield { returned: total * multiplier, weight: (chance * shares) / SEAL_SHARES_ALL };
    }
  }
}

export const redEnvelopeRush: SpotGame = {
  gameId: 'red-envelope-rush',
  kind: 'envelopes',
  spots: [TICKET],
  offers: (spot) => spot === TICKET,
  betsMax: 1,
  deal: (stream) => [
    Array.from({ length: ENVELOPES }, () => fillEnvelope(stream)),
    [pressSeal(stream)],
  ],
  returned: (spot, [envelopes = [], [seal = 1] = []]: Hands) =>
    spot === TICKET ? sum(envelopes) * seal : 0,
  chances,
  stated: {
    leadSpot: TICKET,
    rtp: '94.76',
    volatilityIndex: 9.12,
    hitRate: 0.48,
    spots: { [TICKET]: { rtp: '94.76', returnMax: 300_000 } },
  },
};
