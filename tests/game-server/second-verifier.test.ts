import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toDecimal } from '../../server/api/src/contract/money.ts';
import { inSuite, isFullSuite } from '../../server/commands/suite.mjs';
import { canonicalJson } from '../../server/game-server/src/definitions/canonical-json.ts';
import {
  definitionInForce,
  definitionsInForce,
} from '../../server/game-server/src/definitions/definitions-in-force.ts';
import { fastStream } from '../../server/game-server/src/engines/fast-stream.ts';
import { quaysideDice } from '../../server/game-server/src/engines/originals/threshold.ts';
import type { SlotGame } from '../../server/game-server/src/engines/slot/slot-game.ts';
import { spin } from '../../server/game-server/src/engines/slot/slot-round.ts';
import { slotEngine, slotGames } from '../../server/game-server/src/engines/slot-engines.ts';
import { spotGames } from '../../server/game-server/src/engines/spot-games.ts';
import type { SpotGame } from '../../server/game-server/src/engines/spots/spot-game.ts';
import { playSpots } from '../../server/game-server/src/engines/spots/spot-round.ts';
import {
  outcomeView,
  spotOutcomeView,
} from '../../server/game-server/src/rounds/single-step/single-step-view.ts';
import { startWallet } from '../../server/game-server/src/testing/fake-wallet.ts';
import {
  chooseClientSeed,
  startGameServer,
} from '../../server/game-server/src/testing/game-server.ts';
import { nodeHmacSha256, sha256Hex } from '../../server/kit/src/fairness/node-hmac.ts';
import { type OutcomeStream, outcomeStream } from '../../server/kit/src/fairness/outcome-stream.ts';
import { type Proof, playFixtures, playRounds } from './play-every-game.ts';

/** Written in Python from the documents and the definitions alone; it shares no code with the games. */
const VERIFIER = path.resolve(import.meta.dirname, '../../docs/verifier/verify.py');
const ROUNDS_OF_A_GAME = inSuite({ quick: 2, full: 20 });
const OUTPUT_BYTES_MAX = 64 * 1024 * 1024;
/** Rounds of the originals with a random spot of all that they offer. */
const ORIGINAL_ROUNDS = 10_000;
/** Rounds of each slot, in which its feature begins a few times. */
const SLOT_ROUNDS = inSuite({ quick: 400, full: 2_000 });
/** Draws, matches and races run this much faster. */
const PACE = 60;

let dir: string;
let wallet: Awaited<ReturnType<typeof startWallet>>;
let app: FastifyInstance;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'second-verifier-'));
  wallet = await startWallet();
  wallet.state.balanceMinor = 100_000_000n;
  app = await startGameServer({ walletOrigin: wallet.origin, dataDir: dir, eventsPace: PACE });
  await chooseClientSeed(app);
});

afterAll(async () => {
  await app.close();
  await wallet.close();
  await rm(dir, { recursive: true, force: true });
});

/** The games whose spots are named by the player or listed, and whose stakes they bound. */
const originals = spotGames.filter(({ stakeRule }) => stakeRule !== undefined);

/** Rounds of the engine with random spots, as proofs. */
function randomRounds(game: SpotGame, count: number): Proof[] {
  const random = fastStream(count);
  return dealtRounds(game.gameId, count, (stream) => {
    const dealt = playSpots(game, { bets: new Map([[randomSpot(game, random), 100n]]), stream });
    return { winMinor: dealt.winMinor, outcome: spotOutcomeView(dealt, 'USD') };
  });
}

/** Rounds of a slot's engine, as proofs. */
function slotRounds({ gameId }: SlotGame, count: number): Proof[] {
  const slot = slotEngine(gameId);
  if (!slot) throw new Error(`${gameId} is no slot`);
  return dealtRounds(gameId, count, (stream) => {
    const dealt = spin(slot, { stakeMinor: 100n, stream });
    return { winMinor: dealt.winMinor, outcome: outcomeView(dealt, 'USD') };
  });
}

/** Rounds with a stake of 1.00 as an engine deals them, as proofs. */
function dealtRounds(
  gameId: string,
  count: number,
  deal: (stream: OutcomeStream) => { winMinor: bigint; outcome: unknown },
): Proof[] {
  const serverSeed = sha256Hex(gameId);
  const rulesHash = sha256Hex(canonicalJson(definitionInForce(gameId)));
  return Array.from({ length: count }, (_, nonce) => {
    const clientSeed = `random ${nonce % 7}`;
    const stream = outcomeStream({ hmacSha256: nodeHmacSha256, serverSeed, clientSeed, nonce });
    const { winMinor, outcome } = deal(stream);
    const seeds = { serverSeedHash: sha256Hex(serverSeed), clientSeed, nonce, rulesHash };
    const money = { stake: '1.00', win: toDecimal(winMinor, 'USD') };
    const facts = { roundId: `${gameId}-${nonce}`, gameId, status: 'settled', refusal: null };
    const round = { ...facts, ...money, proof: seeds, outcome };
    return { kind: 'round', walletType: 'USD', round, serverSeed };
  });
}

/** A listed spot, or one with any return that dice and limbo offer. */
function randomSpot(game: SpotGame, { event }: OutcomeStream): string {
  if (game.kind !== 'threshold') return game.spots[event(game.spots.length)] ?? '';
  const { percentMin, percentMax } = quaysideDice.tables;
  // Small returns as often as large ones.
  const most = Math.min(percentMax, 10 ** (3 + event(4)));
  return `${event(2) === 0 ? 'under' : 'over'}-${percentMin + event(most - percentMin + 1)}`;
}

/** The output of the verifier, which also reports failures on standard output. */
async function verify(proofs: readonly Proof[]): Promise<string> {
  const file = path.join(dir, 'proofs.json');
  await writeFile(file, JSON.stringify(proofs));
  return python([VERIFIER, file, '--game-server', app.listeningOrigin]);
}

function python(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile('python3', args, { maxBuffer: OUTPUT_BYTES_MAX }, (failure, stdout, stderr) => {
      if (failure?.code === 'ENOENT') reject(new Error('this test needs python3'));
      else resolve(stdout + stderr);
    });
  });
}

test('a verifier in another language, written from the documents, finds the same outcomes', async () => {
  const fixtures = await playFixtures({ app, wallet });
  const rounds = await playRounds({ app, wallet }, ROUNDS_OF_A_GAME);
  const output = await verify([...rounds, ...fixtures]);
  expect(output).toContain(`${rounds.length + fixtures.length} verified, 0 failed`);
  for (const { gameId } of definitionsInForce) expect(output).toContain(gameId);
});

test('the second verifier finds the same outcomes of 10,000 random rounds of the originals', async () => {
  const proofs = originals.flatMap((game) =>
    randomRounds(game, Math.ceil(ORIGINAL_ROUNDS / originals.length)),
  );
  expect(await verify(proofs)).toContain(`${proofs.length} verified, 0 failed`);
});

test('the second verifier finds the same outcomes of the features of every slot', async () => {
  const proofs = slotGames.flatMap((game) => slotRounds(game, SLOT_ROUNDS));
  const output = await verify(proofs);
  expect(output).toContain(`${proofs.length} verified, 0 failed`);
});

test.runIf(isFullSuite)('the second verifier fails on every changed value of a proof', async () => {
  const output = await python(['-m', 'unittest', 'discover', path.dirname(VERIFIER)]);
  expect(output).toMatch(/\nOK\s*$/);
});
