import 'fake-indexeddb/auto';
import type { ShownItem } from '@fairhall/game-server/contract/record';
import { RECORD_MAX } from '@fairhall/game-server/contract/record-bounds';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { playerRecord } from './player-record.ts';

const hashOf = (digit: string) => digit.repeat(64);

const seal = (facts: Partial<Extract<ShownItem, { kind: 'seal' }>> = {}): ShownItem => ({
  kind: 'seal',
  serverSeedHash: hashOf('a'),
  clientSeed: 'marina',
  nextNonce: 0,
  nextServerSeedHash: hashOf('b'),
  isActive: true,
  ...facts,
});

const round = (
  nonce: number,
  facts: Partial<Extract<ShownItem, { kind: 'round' }>> = {},
): ShownItem => ({
  kind: 'round',
  roundId: `round-${nonce}`,
  gameId: 'dragon-tiger',
  serverSeedHash: hashOf('a'),
  clientSeed: 'marina',
  nonce,
  stake: '1.00',
  win: '2.00',
  rulesHash: null,
  digest: hashOf('d'),
  ...facts,
});

function open(userId = 'ana', nowMs = () => 1_000) {
  return playerRecord({ userId, nowMs });
}

const readRound = (nonce: number, roundId: string | null = `round-${nonce}`) =>
  open().read({ kind: 'round', roundId, serverSeedHash: hashOf('a'), nonce });

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('the record of a player', () => {
  it('survives a reload of the page', async () => {
    await open().save([seal(), round(0)]);
    expect(await readRound(0)).toMatchObject({
      kind: 'round',
      round: { roundId: 'round-0', win: '2.00', shownAt: 1_000 },
      seal: { clientSeed: 'marina', shownAt: 1_000 },
    });
  });

  it('has what was shown first when the same round is shown again with another win', async () => {
    const record = open();
    await record.save([round(0)]);
    await record.save([round(0, { win: '9.00', digest: hashOf('e') })]);
    expect(await readRound(0)).toMatchObject({ round: { win: '2.00', digest: hashOf('d') } });
  });

  it('finds a round by its hash and nonce when a response gives it another id', async () => {
    await open().save([round(3)]);
    expect(await readRound(3, 'invented')).toMatchObject({ round: { roundId: 'round-3' } });
  });

  it('has the highest nonce of a commitment, and remembers that it was in force', async () => {
    const record = open();
    await record.save([seal({ clientSeed: null, nextServerSeedHash: null, isActive: false })]);
    await record.save([seal({ nextNonce: 4 })]);
    await record.save([seal({ nextNonce: 2, clientSeed: 'other' })]);
    expect(await record.read({ kind: 'seals' })).toMatchObject({
      seals: [{ clientSeed: 'marina', nextNonce: 4, isActive: true }],
    });
  });

  it('adds the digest of a closed book to its event', async () => {
    const record = open();
    const event = { kind: 'event', eventId: 'draw-1', serverSeedHash: hashOf('a') } as const;
    const slip: ShownItem = {
      kind: 'slip',
      slipId: 's',
      gameId: 'star-draw-49',
      digest: hashOf('5'),
      stake: '2.00',
      eventIds: ['draw-1'],
    };
    await record.save([{ ...event, bookDigest: null }, slip]);
    await record.save([{ ...event, bookDigest: hashOf('c') }]);
    expect(await record.read({ kind: 'event', eventId: 'draw-1' })).toMatchObject({
      event: { bookDigest: hashOf('c') },
      slips: [{ slipId: 's' }],
    });
    expect(await record.read({ kind: 'event', eventId: 'draw-2' })).toMatchObject({
      event: null,
      slips: [],
    });
  });

  it('belongs to one player of the device', async () => {
    await open('ana').save([seal(), round(0)]);
    expect(await open('bruno').read({ kind: 'seed', serverSeedHash: hashOf('a') })).toEqual({
      kind: 'seed',
      seal: null,
      rounds: [],
      refusals: [],
    });
  });

  it('stays, and one of free play goes, when there are too many on the device', async () => {
    let now = 0;
    const openAt = (userId: string) => open(userId, () => now);
    for (const userId of ['ana', 'free-1', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      now += 1;
      await openAt(userId).save([seal()]);
    }
    const sealOf = async (userId: string) => {
      const part = await openAt(userId).read({ kind: 'seed', serverSeedHash: hashOf('a') });
      return part.kind === 'seed' ? part.seal : null;
    };
    expect(await sealOf('free-1')).toBeNull();
    expect(await sealOf('ana')).toMatchObject({ shownAt: 1 });
  });

  it('removes the oldest rounds above its bound', async () => {
    let now = 0;
    const record = open('ana', () => now);
    for (let from = 0; from < RECORD_MAX.rounds + 64; from += 32) {
      now += 1;
      await record.save(Array.from({ length: 32 }, (_, place) => round(from + place)));
    }
    const part = await record.read({ kind: 'seed', serverSeedHash: hashOf('a') });
    const nonces = part.kind === 'seed' ? part.rounds.map(({ nonce }) => nonce) : [];
    expect(nonces).toHaveLength(RECORD_MAX.rounds);
    // 5,064 rounds in 159 messages of 32.
    expect(nonces[0]).toBe(88);
  });

  it('removes the oldest commitments above its bound', async () => {
    let now = 0;
    const record = open('ana', () => now);
    for (let place = 0; place < RECORD_MAX.seals + 3; place += 1) {
      now += 1;
      await record.save([seal({ serverSeedHash: String(place).padStart(64, '0') })]);
    }
    const part = await record.read({ kind: 'seals' });
    const hashes = part.kind === 'seals' ? part.seals.map((one) => Number(one.serverSeedHash)) : [];
    expect(hashes).toHaveLength(RECORD_MAX.seals);
    expect(hashes[0]).toBe(3);
  });

  it('of the longest absent player is removed when a ninth one plays on the device', async () => {
    for (let player = 0; player < 9; player += 1) {
      await open(`player-${player}`, () => player).save([round(0)]);
    }
    const rounds = async (userId: string) =>
      open(userId).read({ kind: 'seed', serverSeedHash: hashOf('a') });
    expect(await rounds('player-0')).toMatchObject({ rounds: [] });
    expect(await rounds('player-1')).toMatchObject({ rounds: [{ nonce: 0 }] });
  });

  it('is unavailable where the browser has no database, and does not throw', async () => {
    const record = playerRecord({
      userId: 'ana',
      open: () => Promise.reject(new DOMException('denied', 'SecurityError')),
    });
    await record.save([seal()]);
    expect(await record.read({ kind: 'seals' })).toEqual({ kind: 'unavailable' });
  });
});
