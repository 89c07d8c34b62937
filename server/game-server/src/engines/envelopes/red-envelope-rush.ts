import type { EnvelopesTables } from '../../definitions/spot-tables.ts';
import type { Chance, Hands, SpotGame, SpotRules } from '../spots/spot-game.ts';
import { kindAt, TICKET } from '../spots/ticket.ts';

/**
 * Red Envelope Rush: six envelopes and a seal. Every envelope is filled by its own event of 4096,
 * the seal by an event of 64; the ticket returns the sum of the envelopes times the seal.
 *
 * An envelope is worth 460/4096 stakes on average, a seal 90/64, and all are independent: 6 ×
 * 460/4096 × 90/64 = 94.757 %. The largest win is six times 50 stakes with the ×10 seal.
 */
const ENVELOPES = 6;
const ENVELOPE_SHARES_ALL = 4096;
const SEAL_SHARES_ALL = 64;

/** The prizes of an envelope, in percent of the stake; otherwise it is empty. */
const envelopePrizes = [
  { percent: 5000, shares: 1 },
  { percent: 2000, shares: 2 },
  { percent: 500, shares: 10 },
  { percent: 200, shares: 40 },
  { percent: 100, shares: 110 },
  { percent: 50, shares: 260 },
] as const;

/** The multipliers of a seal; otherwise 1. */
const seals = [
  { multiplier: 10, shares: 1 },
  { multiplier: 5, shares: 2 },
  { multiplier: 2, shares: 9 },
] as const;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Sums of several envelopes with their probabilities, one envelope at a time. */
function sums({ envelopes, envelopeShares, prizes }: EnvelopesTables): Map<number, number> {
  const rest = envelopeShares - sum(prizes.map(({ shares }) => shares));
  const envelope = [{ percent: 0, shares: rest }, ...prizes];
  let known = new Map([[0, 1]]);
  for (let filled = 0; filled < envelopes; filled += 1) {
    const next = new Map<number, number>();
    for (const [total, chance] of known) {
      for (const { percent, shares } of envelope) {
        const weight = (chance * shares) / envelopeShares;
        next.set(total + percent, (next.get(total + percent) ?? 0) + weight);
      }
    }
    known = next;
  }
  return known;
}

function* chancesOf(tables: EnvelopesTables): Iterable<Chance> {
  const { sealShares, seals: sealed } = tables;
  const plain = { multiplier: 1, shares: sealShares - sum(sealed.map(({ shares }) => shares)) };
  for (const [total, chance] of sums(tables)) {
    for (const { multiplier, shares } of [plain, ...sealed]) {
      yield { returned: total * multiplier, weight: (chance * shares) / sealShares };
    }
  }
}

/** A game of envelopes from its tables. */
export function envelopes({
  gameId,
  tables,
  stated,
}: SpotRules<EnvelopesTables>): SpotGame<EnvelopesTables> {
  const prizeShares = tables.prizes.map(({ shares }) => shares);
  const sealShares = tables.seals.map(({ shares }) => shares);
  return {
    ...{ gameId, tables, stated },
    kind: 'envelopes',
    spots: [TICKET],
    offers: (spot) => spot === TICKET,
    betsMax: tables.betsMax,
    deal(stream) {
      const filled = Array.from({ length: tables.envelopes }, () => {
        const event = stream.event(tables.envelopeShares);
        return tables.prizes[kindAt(event, { shares: prizeShares, blank: -1 })]?.percent ?? 0;
      });
      const seal = kindAt(stream.event(tables.sealShares), { shares: sealShares, blank: -1 });
      return [filled, [tables.seals[seal]?.multiplier ?? 1]];
    },
    returned: (spot, [filled = [], [seal = 1] = []]: Hands) =>
      spot === TICKET ? sum(filled) * seal : 0,
    chances: () => chancesOf(tables),
  };
}

export const redEnvelopeRush = envelopes({
  gameId: 'red-envelope-rush',
  tables: {
    envelopes: ENVELOPES,
    envelopeShares: ENVELOPE_SHARES_ALL,
    prizes: envelopePrizes,
    sealShares: SEAL_SHARES_ALL,
    seals,
    betsMax: 1,
    cap: 3000,
  },
  stated: {
    leadSpot: TICKET,
    rtp: '94.76',
    volatilityIndex: 9.12,
    hitRate: 0.48,
    spots: { [TICKET]: { rtp: '94.76', returnMax: 300_000 } },
  },
});
