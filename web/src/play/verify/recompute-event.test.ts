import type { ScheduledGame } from '@fairhall/game-server/engines/scheduled/scheduled-game';
import { scheduledGames } from '@fairhall/game-server/engines/scheduled-games';
import { nodeHmacSha256, sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import { outcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { describe, expect, it } from 'vitest';
import type { Fixture } from '../contract-types.ts';
import { type CompleteProof, isComplete, recomputeEvent } from './recompute-event.ts';
import { rulesInForce } from './rules-testing.ts';

const EVENTS_OF_EACH = 5;
const NOON = '2026-11-21T12:00:00.000Z';

/** A slip with one line, or with the first selection on offer. */
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

/** The proof of an event with one slip, as the game server sends it. */
function proofOf(game: ScheduledGame, serverSeed: string): CompleteProof {
  const streamOf = (seed: string, clientSeed: string) =>
    outcomeStream({ hmacSha256: nodeHmacSha256, serverSeed: seed, clientSeed, nonce: 0 });
  const [fixture] = game.fixtures(streamOf('programme', serverSeed));
  if (!fixture) throw new Error('no fixture');
  const content = contentFor(game, fixture);
  const digest = sha256Hex(content);
  const clientSeed = sha256Hex(digest);
  const { result, progress } = game.play(fixture, streamOf(serverSeed, clientSeed));
  const proof: CompleteProof = {
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
      rulesHash: rulesInForce(game.gameId).rulesHash,
      bookDigest: sha256Hex(digest),
      fixture,
      result,
    },
    serverSeed,
    clientSeed,
    beacon: null,
    nonce: 0,
    book: [digest],
    progress,
    ownSlips: [{ slipId: 'a', digest, content }],
  };
  return JSON.parse(JSON.stringify(proof));
}

describe('an event recomputed in the browser', () => {
  it('matches the game server for every scheduled game', async () => {
    for (const game of scheduledGames) {
      for (let seed = 0; seed < EVENTS_OF_EACH; seed += 1) {
        const found = await recomputeEvent(
          proofOf(game, `seed ${seed}`),
          rulesInForce(game.gameId),
        );
        expect(found).toMatchObject({
          seedHashMatches: true,
          bookMatches: true,
          outcomeMatches: true,
        });
        expect(found.draws.length).toBeGreaterThan(0);
        expect(found.blocks).toHaveLength(Math.ceil(found.draws.length / 8));
        expect(found.ownSlips[0]?.winMinor).not.toBeNull();
      }
    }
  }, 30_000);

  const [game] = scheduledGames;
  if (!game) throw new Error('no game');

  it('detects a seed that does not match the published hash', async () => {
    const proof = proofOf(game, 'seed');
    const found = await recomputeEvent(
      { ...proof, serverSeed: 'another' },
      rulesInForce(game.gameId),
    );
    expect(found).toMatchObject({ seedHashMatches: false, outcomeMatches: false });
  });

  it('detects an omitted slip and a changed slip', async () => {
    const proof = proofOf(game, 'seed');
    const [own] = proof.ownSlips;
    if (!own) throw new Error('no slip');
    expect(
      (await recomputeEvent({ ...proof, book: [] }, rulesInForce(game.gameId))).bookMatches,
    ).toBe(false);
    const changed = { ...proof, ownSlips: [{ ...own, content: 'something else' }] };
    const found = await recomputeEvent(changed, rulesInForce(game.gameId));
    expect(found).toMatchObject({ bookMatches: false, ownSlips: [null] });
  });

  it('detects changed progress', async () => {
    const proof = proofOf(game, 'seed');
    expect(
      (await recomputeEvent({ ...proof, progress: null }, rulesInForce(game.gameId)))
        .outcomeMatches,
    ).toBe(false);
  });

  it('requires the revealed seed', () => {
    const proof = proofOf(game, 'seed');
    expect(isComplete(proof)).toBe(true);
    expect(isComplete({ ...proof, serverSeed: null })).toBe(false);
  });
});
