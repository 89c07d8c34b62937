import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type DecisionRound,
  gameServerCalls,
} from '../../server/game-server/src/contract/index.ts';
import { multiStepGames } from '../../server/game-server/src/engines/multi-step-games.ts';
import { slotGames } from '../../server/game-server/src/engines/slot-engines.ts';
import { spotGames } from '../../server/game-server/src/engines/spot-games.ts';
import { type PowerCuts, startPowerCuts } from '../../server/game-server/src/testing/power-cuts.ts';
import { recompute } from '../../web/src/play/verify/recompute.ts';
import { rulesInForce } from '../../web/src/play/verify/rules-testing.ts';
import { gamesInSuite } from '../support/games-in-suite.ts';

/*
 * The power fails between stake and outcome (the wallet never got the call), and between outcome and
 * win (it has applied the call). Afterwards each round counts once, is listed and can be verified.
 */

let cuts: PowerCuts;

beforeEach(async () => {
  cuts = await startPowerCuts();
});

afterEach(() => cuts.close());

/** All rounds of the first seed, verified once it is revealed, as a player does. */
async function verifiedRounds(serverSeedHash: string) {
  await cuts.call(gameServerCalls.rotate, {});
  const listed = gameServerCalls.seedRounds.output.parse(
    (await cuts.call(gameServerCalls.seedRounds, { serverSeedHash })).data,
  );
  expect(listed.rounds.map(({ nonce }) => nonce)).toEqual([...listed.rounds.keys()]);
  expect(listed.nextNonce).toBe(listed.rounds.length);
  for (const { roundId } of listed.rounds) {
    const { round, serverSeed } = gameServerCalls.proof.output.parse(
      (await cuts.call(gameServerCalls.proof, { roundId })).data,
    );
    const found = await recompute(round, {
      ...{ serverSeed: serverSeed ?? '', currency: 'USD', rules: rulesInForce(round.gameId) },
    });
    expect(found).toMatchObject({ seedHashMatches: true, outcomeMatches: true, win: round.win });
  }
  return listed.rounds;
}

async function hashInForce(gameId: string): Promise<string> {
  cuts.wallet.state.gameId = gameId;
  const opened = await cuts.call(gameServerCalls.open, {});
  return opened.data.fairness.serverSeedHash;
}

const singleStep = [
  ...slotGames.map(({ gameId }) => ({
    gameId,
    play: (requestId: string) => cuts.call(gameServerCalls.spin, { requestId, stake: '2.00' }),
  })),
  ...spotGames.map(({ gameId, stated }) => ({
    gameId,
    play: (requestId: string) =>
      cuts.call(gameServerCalls.bet, {
        requestId,
        bets: [{ spot: stated.leadSpot, amount: '1.00' }],
      }),
  })),
];

describe('a round of one step that a power cut interrupts is played once, listed and verifiable', () => {
  test.each(gamesInSuite(singleStep).map((game) => [game.gameId, game] as const))(
    '%s',
    async (gameId, game) => {
      const { wallet } = cuts;
      const serverSeedHash = await hashInForce(gameId);

      wallet.behave('lose-request');
      const beforeOutcome = cuts.imageWhenRequested();
      const first = await game.play('request-1');
      expect(first.code).toBe(200);
      wallet.applied.clear();
      await cuts.startFrom(beforeOutcome.image);
      expect((await game.play('request-1')).data.round).toEqual(first.data.round);

      const beforeWin = cuts.imageWhenRequested();
      const second = await game.play('request-2');
      await cuts.startFrom(beforeWin.image);
      expect((await game.play('request-2')).data.round).toEqual(second.data.round);

      const rounds = await verifiedRounds(serverSeedHash);
      expect(rounds.map(({ roundId }) => roundId)).toEqual([...wallet.applied.keys()]);
      expect(rounds).toMatchObject([{ status: 'settled' }, { status: 'settled' }]);
    },
  );
});

/** Takes the last choice that stakes nothing, until the round is over. */
async function playedOut(round: DecisionRound): Promise<DecisionRound> {
  if (round.status !== 'open') return round;
  const free = round.choices.findLast(({ stake }) => Number(stake) === 0);
  const { roundId, outcome } = round;
  const response = await cuts.call(gameServerCalls.choose, {
    ...{ roundId, step: outcome.steps.length, choice: free?.name },
    requestId: `${roundId}-${outcome.steps.length}`,
  });
  return playedOut(gameServerCalls.choose.output.parse(response.data).round);
}

describe('a round of several steps that a power cut interrupts is played once, listed and verifiable', () => {
  test.each(gamesInSuite(multiStepGames).map(({ gameId }) => [gameId]))('%s', async (gameId) => {
    const { wallet } = cuts;
    const serverSeedHash = await hashInForce(gameId);
    const deal = async () => {
      const response = await cuts.call(gameServerCalls.deal, {
        ...{ requestId: 'request-1', stake: '2.00' },
      });
      return gameServerCalls.deal.output.parse(response.data).round;
    };
    const beforeOutcome = cuts.imageWhenRequested();
    const dealt = await deal();
    await cuts.startFrom(beforeOutcome.image);
    const again = await deal();
    expect({ ...again, ruledAt: null }).toEqual({ ...dealt, ruledAt: null });

    const beforeWin = cuts.imageWhenRequested();
    const ended = await playedOut(again);
    // A blackjack ends with its deal, whose image is that of its win.
    await cuts.startFrom(again.status === 'open' ? beforeWin.image : beforeOutcome.image);
    expect(wallet.bets.size).toBe(1);
    expect(wallet.wins.size).toBe(1);
    expect(await verifiedRounds(serverSeedHash)).toMatchObject([
      { roundId: ended.roundId, status: 'settled' },
    ]);
  });
});
