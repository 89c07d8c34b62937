import { describe, expect, it } from 'vitest';
import { checkEvent } from './check-event.ts';
import type { EventPart } from './record-reader.ts';

const hashOf = (digit: string) => digit.repeat(64);
const digest = hashOf('5');

type Proof = Parameters<typeof checkEvent>[0];
type Change = { readonly serverSeedHash?: string; readonly bookDigest?: string };

/** The parts of a proof that are compared. */
const proofOf = (event: Change = {}, slips: Partial<Omit<Proof, 'event'>> = {}): Proof => ({
  event: { serverSeedHash: hashOf('a'), bookDigest: hashOf('b'), ...event },
  book: [digest],
  ownSlips: [{ slipId: 's', digest, content: '{}' }],
  ...slips,
});

const saved: EventPart = {
  kind: 'event',
  event: {
    eventId: 'draw-1',
    serverSeedHash: hashOf('a'),
    bookDigest: hashOf('b'),
    shownAt: 1,
  },
  slips: [
    {
      slipId: 's',
      gameId: 'star-draw-49',
      digest,
      stake: '2.00',
      eventIds: ['draw-1'],
      shownAt: 1,
    },
  ],
};

const kindsOf = (proof: Proof, seedHash = hashOf('a')) =>
  checkEvent(proof, { seedHash, saved }).mismatches.map(({ kind }) => kind);

describe('a draw, match or race beside the record', () => {
  it('matches with its commitment, its book at closing and the bought slip', () => {
    expect(checkEvent(proofOf(), { seedHash: hashOf('a'), saved })).toEqual({
      basis: 'round',
      shownAt: 1,
      shownHash: hashOf('a'),
      mismatches: [],
    });
  });

  it('names a swapped seed, a rewritten hash and another book', () => {
    expect(kindsOf(proofOf({ serverSeedHash: hashOf('9') }), hashOf('9'))).toEqual(['seedSwapped']);
    expect(kindsOf(proofOf({ serverSeedHash: hashOf('9') }))).toEqual(['hashRewritten']);
    expect(kindsOf(proofOf({ bookDigest: hashOf('9') }))).toEqual(['bookChanged']);
  });

  it('names a bought slip that is missing from the book, or that has another digest', () => {
    expect(kindsOf(proofOf({}, { book: [] }))).toEqual(['slipMissing']);
    expect(kindsOf(proofOf({}, { ownSlips: [] }))).toEqual(['slipMissing']);
    const other = [{ slipId: 's', digest: hashOf('9'), content: '{}' }];
    expect(kindsOf(proofOf({}, { ownSlips: other }))).toEqual(['slipMissing']);
  });

  it('without a record proves nothing about what was shown', () => {
    const empty: EventPart = { kind: 'event', event: null, slips: [] };
    const basisOf = (part: EventPart | 'guest') =>
      checkEvent(proofOf(), { seedHash: hashOf('a'), saved: part }).basis;
    expect([basisOf(empty), basisOf('guest')]).toEqual(['none', 'guest']);
  });
});
