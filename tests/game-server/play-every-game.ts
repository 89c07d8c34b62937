import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import type { z } from 'zod';
import {
  type DecisionRound,
  eventCalls,
  gameServerCalls,
  openedSport,
} from '../../server/game-server/src/contract/index.ts';
import { multiStepGames } from '../../server/game-server/src/engines/multi-step-games.ts';
import { scheduledGames } from '../../server/game-server/src/engines/scheduled-games.ts';
import { slotGames } from '../../server/game-server/src/engines/slot-engines.ts';
import { spotGames } from '../../server/game-server/src/engines/spot-games.ts';
import type { startWallet } from '../../server/game-server/src/testing/fake-wallet.ts';

type Wallet = Awaited<ReturnType<typeof startWallet>>;

/** A round as `GET /game/rounds/{roundId}` returns it, or a fixture as `GET /game/events/{eventId}`. */
export type Proof = Readonly<Record<string, unknown>>;

type Player = { readonly app: FastifyInstance; readonly wallet: Wallet };

/** Time until an accelerated draw, match or race is over. */
const FIXTURE_TIMEOUT_MS = 60_000;

async function call<Output extends z.ZodType>(
  { app, wallet }: Player,
  { path, output }: { path: string; output: Output },
  body: object,
): Promise<z.infer<Output>> {
  const { gameId } = wallet.state;
  const response = await app.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer launch-of-${gameId}` },
    payload: { gameId, ...body },
  });
  const { code, msg, data } = response.json();
  if (code !== 200) throw new Error(`${path} of ${gameId}: ${code} ${msg}`);
  return output.parse(data);
}

/** Plays `count` rounds of every game with seeds of a player, and reveals the seed. */
export async function playRounds(player: Player, count: number): Promise<Proof[]> {
  const roundIds: string[] = [];
  for (let number = 0; number < count; number += 1) {
    for (const { gameId } of slotGames) {
      player.wallet.state.gameId = gameId;
      const bet = { requestId: `${gameId}-${number}`, stake: '2.00' };
      roundIds.push((await call(player, gameServerCalls.spin, bet)).round.roundId);
    }
    for (const { gameId, spots, betsMax } of spotGames) {
      player.wallet.state.gameId = gameId;
      const chosen = [number, number + 7, number + 13].map((place) => spots[place % spots.length]);
      const bets = [...new Set(chosen)].slice(0, betsMax).map((spot) => ({ spot, amount: '1.00' }));
      const bet = { requestId: `${gameId}-${number}`, bets };
      roundIds.push((await call(player, gameServerCalls.bet, bet)).round.roundId);
    }
    for (const { gameId } of multiStepGames) {
      player.wallet.state.gameId = gameId;
      const bet = { requestId: `${gameId}-${number}`, stake: '2.00' };
      const { round } = await call(player, gameServerCalls.deal, bet);
      await playOut(player, { round, pick: number });
      roundIds.push(round.roundId);
    }
  }
  await call(player, gameServerCalls.rotate, {});
  const proofs: Proof[] = [];
  for (const roundId of roundIds) {
    const proof = await call(player, gameServerCalls.proof, { roundId });
    proofs.push({ kind: 'round', walletType: player.wallet.state.walletType, ...proof });
  }
  return proofs;
}

/** Chooses in turn among everything on offer, until the round is over. */
async function playOut(
  player: Player,
  { round, pick }: { round: DecisionRound; pick: number },
): Promise<void> {
  const { roundId, outcome, choices } = round;
  const chosen = choices[pick % Math.max(choices.length, 1)];
  if (!chosen) return;
  const response = await call(player, gameServerCalls.choose, {
    requestId: `${roundId}-${outcome.steps.length}`,
    ...{ roundId, step: outcome.steps.length, choice: chosen.name },
  });
  await playOut(player, { round: response.round, pick: pick + 3 });
}

/** Buys a slip of every draw, match and race on the programme, and waits until they are over. */
export async function playFixtures(player: Player): Promise<Proof[]> {
  const bought: { gameId: string; eventId: string }[] = [];
  for (const game of scheduledGames) {
    const { gameId } = game;
    player.wallet.state.gameId = gameId;
    const { events } = await call(player, eventCalls.programme, {});
    for (const event of events.slice(-4)) {
      const { eventId } = event;
      const order = { requestId: `slip-${eventId}`, eventId };
      if (game.sells === 'tickets') {
        const lines = [[1, 2, 3, 4, 5, 6]];
        await call(player, eventCalls.buyTicket, { ...order, price: '1.00', lines });
      } else {
        const opened = await call(player, { ...gameServerCalls.open, output: openedSport }, {});
        const [market] = event.markets;
        const [selection] = market?.selections ?? [];
        const leg = { eventId, market: market?.market, ...selection };
        const { stakeUnit: stake } = opened.limits;
        await call(player, eventCalls.placeBet, { ...order, stake, legs: [leg] });
      }
      bought.push({ gameId, eventId });
    }
  }
  const proofs: Proof[] = [];
  for (const { gameId, eventId } of bought) {
    const proof = await vi.waitFor(
      async () => {
        player.wallet.state.gameId = gameId;
        const found = await call(player, eventCalls.eventProof, { eventId });
        if (found.serverSeed === null) throw new Error(`${eventId} is not over`);
        return found;
      },
      { timeout: FIXTURE_TIMEOUT_MS, interval: 250 },
    );
    proofs.push(proof);
  }
  return proofs;
}
