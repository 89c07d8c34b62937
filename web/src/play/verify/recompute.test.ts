import { toDecimal } from '@fairhall/api/contract/money';
import { catalogue } from '@fairhall/game-server/catalogue/catalogue';
import { fastStream } from '@fairhall/game-server/engines/fast-stream';
import { slipOf } from '@fairhall/game-server/engines/keno/aurora-keno';
import { playMultiStep } from '@fairhall/game-server/engines/multi-step/multi-step-round';
import { multiStepGames } from '@fairhall/game-server/engines/multi-step-games';
import { scheduledGames } from '@fairhall/game-server/engines/scheduled-games';
import { slotGames } from '@fairhall/game-server/engines/slot-engines';
import { spotGames } from '@fairhall/game-server/engines/spot-games';
import { paysExactly, stakeMaxMinor } from '@fairhall/game-server/engines/spots/stake-rule';
import {
  type HostedSpots,
  hostedMultiStep,
  hostedSlot,
  hostedSpots,
} from '@fairhall/game-server/rounds/hosted-games';
import { outcomeView as decisionOutcomeView } from '@fairhall/game-server/rounds/multi-step/multi-step-view';
import { slotWager, spotWager, type Wager } from '@fairhall/game-server/rounds/single-step/wagers';
import { nodeHmacSha256, sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import { outcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { describe, expect, it } from 'vitest';
import { inSuite } from '../../../../server/commands/suite.mjs';
import type { Round } from '../contract-types.ts';
import { toMinor } from '../money.ts';
import { type Recomputation, recompute } from './recompute.ts';
import { rulesInForce } from './rules-testing.ts';

const ROUNDS = inSuite({ quick: 2_500, full: 10_000 });

const currency = 'USD';
const random = fastStream(49);
const pick = <T>(items: readonly T[]): T => {
  const item = items[random.event(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};
const hex = () => Array.from({ length: 64 }, () => random.event(16).toString(16)).join('');

/** The stakes that a spot takes. */
function stakesOf({ engine, stakes, limits }: HostedSpots, spot: string): readonly bigint[] {
  const returns = engine.stakeRule?.returns(spot);
  if (!returns) return stakes;
  const max = stakeMaxMinor(returns, { ...limits, winMaxMinor: limits.winMaxMinor ?? 0n });
  return stakes.filter((stake) => stake <= max && paysExactly(returns, stake));
}

/** A random wager on any game with an engine. */
function someWager(): Wager {
  const requestId = 'request-1';
  if (random.event(4) === 0) {
    const { gameId } = pick(slotGames);
    const hosted = hostedSlot(gameId, currency);
    const stake = toDecimal(pick(hosted.stakes), currency);
    return slotWager(hosted, { input: { gameId, requestId, stake }, currency });
  }
  const game = pick(spotGames);
  const { gameId } = game;
  const hosted = hostedSpots(gameId, currency);
  const someSpot = () =>
    game.kind === 'keno'
      ? slipOf([1, 2, 3].map((third) => third * 20 + random.event(20)))
      : pick(game.spots);
  const spots = new Set(Array.from({ length: game.betsMax === 1 ? 1 : 3 }, someSpot));
  const bets = [...spots].map((spot) => ({
    spot,
    amount: toDecimal(pick(stakesOf(hosted, spot)), currency),
  }));
  return spotWager(hosted, { input: { gameId, requestId, bets }, currency });
}

/** Deals a wager as the game server does and returns its response. */
function deal(wager: Wager, serverSeed: string): Round {
  const proof = {
    serverSeedHash: sha256Hex(serverSeed),
    clientSeed: `player ${random.event(1_000)}`,
    nonce: random.event(100_000),
    rulesHash: null,
  };
  const dealt = wager.deal(outcomeStream({ hmacSha256: nodeHmacSha256, serverSeed, ...proof }));
  return {
    roundId: 'r1',
    gameId: wager.gameId,
    stake: toDecimal(wager.stakeMinor(), currency),
    win: toDecimal(dealt.winMinor, currency),
    status: 'settled',
    refusal: null,
    proof,
    createdAt: '2025-01-01T00:00:00.000Z',
    outcome: dealt.outcome,
  } as Round;
}

/** A multi-step round, played to its end with random choices. */
function decided(serverSeed: string): Round {
  const game = pick(multiStepGames);
  const { gameId } = game;
  const stakeMinor = pick(hostedMultiStep(gameId, currency).stakes);
  const proof = {
    serverSeedHash: sha256Hex(serverSeed),
    clientSeed: `player ${random.event(1_000)}`,
    nonce: random.event(100_000),
    rulesHash: null,
  };
  const stream = () => outcomeStream({ hmacSha256: nodeHmacSha256, serverSeed, ...proof });
  const dealing = stream();
  const choices: string[] = [];
  for (
    let position = game.open(dealing, { stakeMinor, currency });
    position.returnedPercent === null;
  ) {
    const { name } = pick(position.choices);
    position = position.choose(name, dealing);
    choices.push(name);
  }
  const round = playMultiStep(game, { stakeMinor, currency, choices, stream: stream() });
  return {
    roundId: 'r1',
    gameId,
    stake: toDecimal(round.stakeMinor, currency),
    win: toDecimal(round.winMinor ?? 0n, currency),
    status: 'settled',
    refusal: null,
    proof,
    createdAt: '2025-01-01T00:00:00.000Z',
    outcome: decisionOutcomeView(round, { stakeMinor, walletType: currency, moves: [] }),
    choices: [],
    ruledAt: null,
  };
}

/** Whether the parts of a proof are consistent with its outcome and win. */
function addsUp({ eventValues, blocks, draws, dealt, win }: Recomputation): boolean {
  const sum = (amounts: readonly string[]) =>
    toDecimal(
      amounts.reduce((total, amount) => total + toMinor(amount, currency), 0n),
      currency,
    );
  const { steps, spots, decisions, hands: paidHands, bets } = dealt;
  const hands = decisions.at(-1)?.hands ?? [];
  const drawn = hands.filter(({ name }) => name === 'bad');
  const shown = [
    ...(spots?.outcome.hands.flat() ?? []),
    // Of a game of picks the bad tiles are drawn, not the opened ones.
    ...(drawn.length > 0 ? drawn : hands).flatMap(({ cards }) => cards),
  ];
  return (
    blocks.length === Math.ceil(draws.length / 8) &&
    (eventValues === null ||
      (eventValues.length === draws.length &&
        shown.every((card) => card === null || eventValues.some(({ value }) => value === card)))) &&
    steps.every((step) => step.win === sum(step.wins.map((paid) => paid.win))) &&
    win ===
      sum([...steps, ...bets].map((paid) => paid.win).concat(paidHands.map((h) => h.returned)))
  );
}

describe('the verifier', () => {
  it('matches the game server on thousands of rounds over all engines', async () => {
    const games = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const serverSeed = hex();
      const dealt = random.event(5) === 0 ? decided(serverSeed) : deal(someWager(), serverSeed);
      const recomputed = await recompute(dealt, {
        ...{ serverSeed, currency },
        rules: rulesInForce(dealt.gameId),
      });
      games.add(dealt.gameId);
      if (!recomputed.seedHashMatches || !recomputed.outcomeMatches || !addsUp(recomputed)) {
        expect({ dealt, recomputed }).toEqual('a round that comes out the same');
      }
    }
    // Draws, matches and races: `recompute-event.test.ts`.
    const all = [...games, ...scheduledGames.map(({ gameId }) => gameId)];
    expect(all.toSorted()).toEqual(
      catalogue
        .filter(({ enabled }) => enabled)
        .map(({ gameId }) => gameId)
        .toSorted(),
    );
  }, 120_000);

  it('detects another seed, another nonce, another card and another win', async () => {
    const serverSeed = hex();
    const hosted = hostedSpots('brass-roulette', currency);
    const bets = [{ spot: 'red', amount: '1.00' }];
    const input = { gameId: 'brass-roulette', requestId: 'request-1', bets };
    const dealt = deal(spotWager(hosted, { input, currency }), serverSeed);
    const matches = async (round: Round, seed = serverSeed) => {
      const { seedHashMatches, outcomeMatches } = await recompute(round, {
        serverSeed: seed,
        currency,
        rules: rulesInForce(round.gameId),
      });
      return [seedHashMatches, outcomeMatches];
    };
    expect(await matches(dealt)).toEqual([true, true]);
    expect((await matches(dealt, hex()))[0]).toBe(false);
    expect((await matches({ ...dealt, win: '999.00' }))[1]).toBe(false);
    const { proof } = dealt;
    const nonces = Array.from({ length: 20 }, (_, step) => proof.nonce + step + 1);
    const others = await Promise.all(
      nonces.map((nonce) => matches({ ...dealt, proof: { ...proof, nonce } })),
    );
    expect(others.some(([, outcome]) => outcome === false)).toBe(true);
  });

  it('detects other bytes than those that decided', async () => {
    const serverSeed = hex();
    const bets = [{ spot: 'under-200', amount: '1.00' }];
    const input = { gameId: 'quayside-dice', requestId: 'request-1', bets };
    const wager = spotWager(hostedSpots('quayside-dice', currency), { input, currency });
    const dealt = deal(wager, serverSeed);
    const { outcome } = dealt;
    if (outcome.engine !== 'spots') throw new Error('another engine');
    const rules = rulesInForce('quayside-dice');
    const matches = async (bytes: string | undefined) => {
      const draws = outcome.draws.map((draw) => ({ ...draw, bytes }));
      const round = { ...dealt, outcome: { ...outcome, draws } };
      return (
        await recompute({ ...round, outcome: round.outcome } as Round, {
          serverSeed,
          currency,
          rules,
        })
      ).outcomeMatches;
    };
    expect(await matches(outcome.draws[0]?.bytes)).toBe(true);
    expect(await matches('00000000')).toBe(false);
  });

  it('deals another outcome with other rules', async () => {
    const serverSeed = hex();
    const hosted = hostedSpots('brass-roulette', currency);
    const bets = [{ spot: 'straight-0', amount: '1.00' }];
    const input = { gameId: 'brass-roulette', requestId: 'request-1', bets };
    const dealt = deal(spotWager(hosted, { input, currency }), serverSeed);
    const rules = rulesInForce('brass-roulette');
    if (rules.sheet.engine !== 'roulette') throw new Error('another engine');
    const tables = { ...rules.sheet.tables, pockets: 1 };
    const found = await recompute(dealt, {
      ...{ serverSeed, currency },
      rules: { ...rules, sheet: { ...rules.sheet, tables } },
    });
    expect(found.draws[0]?.of).toBe(1);
    expect(found.win).toBe('36.00');
  });

  it('shows the bytes and the event of each number', async () => {
    const serverSeed = '0123456789abcdef'.repeat(4);
    const hosted = hostedSpots('brass-roulette', currency);
    const bets = [{ spot: 'red', amount: '1.00' }];
    const input = { gameId: 'brass-roulette', requestId: 'request-1', bets };
    const dealt = deal(spotWager(hosted, { input, currency }), serverSeed);
    const round = { ...dealt, proof: { ...dealt.proof, clientSeed: 'marina-0616', nonce: 1289 } };
    const { blocks, draws, rule, eventValues } = await recompute(round, {
      ...{ serverSeed, currency },
      rules: rulesInForce(round.gameId),
    });
    // The bytes come from the HMAC of another language, as in the game server's test.
    expect(blocks).toEqual([
      {
        message: 'marina-0616:1289:0',
        hex: 'dcb982e864d9c599054202ea4488c13c71db24df5a6c22dda6588b0ff7dacc04',
      },
    ]);
    expect(draws).toEqual([{ bytes: 'dc b9 82 e8', float: 0.8622056785970926, of: 37, event: 31 }]);
    expect(rule).toBe('proof:rule.roulette');
    expect(eventValues).toEqual([{ kind: 'number', value: 31 }]);
  });
});
