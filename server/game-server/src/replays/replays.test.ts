import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '../backends/sqlite/store.ts';
import { type GameServerCall, gameServerCalls } from '../contract/rounds.ts';
import { canonicalJson } from '../definitions/canonical-json.ts';
import { definitionInForce } from '../definitions/definitions-in-force.ts';
import { startWallet } from '../testing/fake-wallet.ts';
import { chooseClientSeed, startGameServer } from '../testing/game-server.ts';

let dir: string;
let wallet: Awaited<ReturnType<typeof startWallet>>;
let app: FastifyInstance;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'replays-'));
  wallet = await startWallet();
  app = await startGameServer({ walletOrigin: wallet.origin, dataDir: dir });
});

afterAll(async () => {
  await app.close();
  await wallet.close();
  await rm(dir, { recursive: true, force: true });
});

/** A call by a player of this game. */
async function call(name: GameServerCall, body: object, gameId: string) {
  wallet.state.gameId = gameId;
  const response = await app.inject({
    method: 'POST',
    url: gameServerCalls[name].path,
    headers: { authorization: `Bearer launch-of-${gameId}` },
    payload: body,
  });
  return response.json().data;
}

const replayOf = async (roundId: string) =>
  gameServerCalls.replay.output.parse(await call('replay', { roundId }, 'parade-7'));

/** Changes the database as earlier versions left it. */
function change(sql: string, ...values: unknown[]): void {
  const store = openStore(dir);
  store.prepare(sql).run(...values);
  store.close();
}

it('shows a round that is older than definitions with the rules that dealt it: of the fruit machine, and of the slot that it was', async () => {
  const machine = { gameId: 'parade-7', requestId: 'request-1' };
  wallet.state.gameId = 'parade-7';
  await chooseClientSeed(app, 'parade-7');
  const dealt = await call('deal', { ...machine, stake: '1.00' }, 'parade-7');
  const { roundId } = dealt.round;
  const taken = { ...machine, requestId: 'request-2', roundId, step: 1, choice: 'take' };
  const { round } = await call('choose', taken, 'parade-7');
  change('UPDATE multi_step_rounds SET definition_id = NULL WHERE round_id = ?', roundId);
  expect(await replayOf(roundId)).toMatchObject({
    opened: { engine: 'decisions', kind: 'fruit-machine', sheet: { engine: 'fruit-machine' } },
    round: { outcome: round.outcome, proof: { rulesHash: null } },
  });

  const spin = { gameId: 'wolfmoon', requestId: 'request-3', stake: '1.00' };
  const spun = await call('spin', spin, 'wolfmoon');
  const slot = canonicalJson({ ...definitionInForce('wolfmoon'), gameId: 'parade-7' });
  change(
    'INSERT INTO definitions (id, rules_hash, game_id, definition, first_used_at) VALUES (0, ?, ?, ?, 0)',
    ...[sha256Hex(slot), 'parade-7', slot],
  );
  change(
    `UPDATE rounds SET game_id = 'parade-7', definition_id = NULL WHERE round_id = ?`,
    spun.round.roundId,
  );
  expect(await replayOf(spun.round.roundId)).toMatchObject({
    opened: { engine: 'slot', gameId: 'parade-7', rulesHash: sha256Hex(slot) },
    round: { outcome: spun.round.outcome, proof: { rulesHash: null } },
  });
  expect(await replayOf(roundId)).toMatchObject({ opened: { kind: 'fruit-machine' } });
});
