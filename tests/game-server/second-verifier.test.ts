import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inSuite, isFullSuite } from '../../server/commands/suite.mjs';
import { definitionsInForce } from '../../server/game-server/src/definitions/definitions-in-force.ts';
import { startWallet } from '../../server/game-server/src/testing/fake-wallet.ts';
import {
  chooseClientSeed,
  startGameServer,
} from '../../server/game-server/src/testing/game-server.ts';
import { type Proof, playFixtures, playRounds } from './play-every-game.ts';

/** Written in Python from the documents and the definitions alone; it shares no code with the games. */
const VERIFIER = path.resolve(import.meta.dirname, '../../docs/verifier/verify.py');
const ROUNDS_OF_A_GAME = inSuite({ quick: 2, full: 20 });
const OUTPUT_BYTES_MAX = 64 * 1024 * 1024;
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

test.runIf(isFullSuite)('the second verifier fails on every changed value of a proof', async () => {
  const output = await python(['-m', 'unittest', 'discover', path.dirname(VERIFIER)]);
  expect(output).toMatch(/\nOK\s*$/);
});
