import type { ScheduledGame } from '@fairhall/game-server/engines/scheduled/scheduled-game';
import { scheduledGames } from '@fairhall/game-server/engines/scheduled-games';
import { nodeHmacSha256, sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import { outcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { describe, expect, it } from 'vitest';
import type { Fixture } from '../contract-types.ts';
import { isWhole, recomputeEvent, type WholeProof } from './recompute-event.ts';

const EVENTS_OF_EACH = 5;
const NOON = '2026-11-21T12:00:00.000Z';

/** A slip of one line, or of the first selection that is on offer. */
function contentFor(game: ScheduledGame, fixture: Fixture): string {
  const { gameId } = game;
  const slip = { slipId: 'a', requestId: 'request-1', gameId, walletType: 'USD', stake: '5.00' };
  if (game.sells === 'tickets') {
    const order = { kind: 'draw', eventId: 'one', lines: [[1, 2, 3, 4, 5, 6]] };
    return JSON.stringify({ ...slip, order });
  }
  const [first] = game.markets(fixture);
  const [selection] = first?.selections ?? [];
  const leg = { eventId: 'one', market: first?.market, selection: selection?.selection };
  return JSON.stringify({ ...slip, order: { kind: 'bet', legs: [{ ...leg, odds: '1.85' }] } });
}

/** The proof of an event with one slip in its book, as the game server sends it. */
function proofOf(game: ScheduledGame, serverSeed: string): WholeProof {
  const streamOf = (seed: string, clientSeed: string) =>
    outcomeStream({ hmacSha256: nodeHmacSha256, serverSeed: seed, clientSeed, nonce: 0 });
  const [fixture] = game.fixtures(streamOf('programme', serverSeed));
  if (!fixture) throw new Error('no fixture');
  const content = contentFor(game, fixture);
  const digest = sha256Hex(content);
  const clientSeed = sha256Hex(digest);
  const { result, progress } = game.play(fixture, streamOf(serverSeed, clientSeed));
  const proof: WholeProof = {
    now: NOON,
    event: {
      eventId: 'one',
      gameId: game.gameId,
      number: 1,
      status: 'finished',
      opensAt: NOON,
      closesAt: NOON,
      startsAt: NOON,
      endsAt: NOON,
      serverSeedHash: sha256Hex(serverSeed),
      fixture,
      result,
    },
    serverSeed,
    clientSeed,
    nonce: 0,
    book: [digest],
    progress,
    ownSlips: [{ slipId: 'a', digest, content }],
  };
  return JSON.parse(JSON.stringify(proof));
}

describe('an event that is drawn again in the browser', () => {
  it('agrees with the game server, whatever the game', async () => {
    for (const game of scheduledGames) {
      for (let seed = 0; seed < EVENTS_OF_EACH; seed += 1) {
        const found = await recomputeEvent(proofOf(game, `seed ${seed}`));
        expect(found).toMatchObject({ sealHolds: true, bookHolds: true, outcomeHolds: true });
        expect(found.draws.length).toBeGreaterThan(0);
        expect(found.blocks).toHaveLength(Math.ceil(found.draws.length / 8));
        expect(found.ownSlips[0]?.winMinor).not.toBeNull();
      }
    }
  }, 30_000);

  const [game] = scheduledGames;
  if (!game) throw new Error('no game');

  it('shows another seed than the sealed one', async () => {
    const proof = proofOf(game, 'sealed');
    const found = await recomputeEvent({ ...proof, serverSeed: 'another' });
    expect(found).toMatchObject({ sealHolds: false, outcomeHolds: false });
  });

  it('shows a slip that was left out of the book, and one that was changed', async () => {
    const proof = proofOf(game, 'sealed');
    const [own] = proof.ownSlips;
    if (!own) throw new Error('no slip');
    expect((await recomputeEvent({ ...proof, book: [] })).bookHolds).toBe(false);
    const changed = { ...proof, ownSlips: [{ ...own, content: 'something else' }] };
    const found = await recomputeEvent(changed);
    expect(found).toMatchObject({ bookHolds: false, ownSlips: [null] });
  });

  it('shows a course that was told differently', async () => {
    const proof = proofOf(game, 'sealed');
    expect((await recomputeEvent({ ...proof, progress: null })).outcomeHolds).toBe(false);
  });

  it('waits for everything to be told', () => {
    const proof = proofOf(game, 'sealed');
    expect(isWhole(proof)).toBe(true);
    expect(isWhole({ ...proof, serverSeed: null })).toBe(false);
  });
});
