import type { GameDefinition } from '@fairhall/game-server/definitions/game-definition';
import { multiStepGameOf } from '@fairhall/game-server/engines/multi-step-games';
import { retiredSlotIds, slotEngine } from '@fairhall/game-server/engines/slot-engines';
import { spotGame } from '@fairhall/game-server/engines/spot-games';
import type { Round } from '../contract-types.ts';
import { toMinor } from '../money.ts';
import { type LoadRules, rulesLoader } from './load-rules.ts';
import { type Recomputation, recompute } from './recompute.ts';
import type { RoundQuery } from './round-query.ts';
import { RulesError } from './rules-problem.ts';

export { rulesLoader };

/** Selects the form of a bet: a stake, amounts on named spots, or a stake and choices. */
export type EngineKind = 'slot' | 'spots' | 'decisions';

/** The kind of a game's engine; `null` for an unknown game. */
export function engineKind(gameId: string): EngineKind | null {
  if (slotEngine(gameId) || retiredSlotIds.some((retired) => retired === gameId)) return 'slot';
  if (spotGame(gameId)) return 'spots';
  return multiStepGameOf(gameId) ? 'decisions' : null;
}

/** The spots of a single-step game, by the engine's names. */
export const spotsOf = (gameId: string): readonly string[] => spotGame(gameId)?.spots ?? [];

/** The recomputed round of a query, and the comparisons with its known values. */
export type Checked = {
  readonly found: Recomputation;
  /** `null` without a hash to compare. */
  readonly seedHashMatches: boolean | null;
  /** `null` without a win to compare. */
  readonly winMatches: boolean | null;
};

/**
 * Recomputes the round that a query describes, with the rules that it names, or those in force.
 * @throws RangeError for an amount, spot or choice that the game does not offer
 */
export async function checkQuery(query: RoundQuery, loadRules: LoadRules): Promise<Checked> {
  const { serverSeed, currency, serverSeedHash, win } = query;
  const { gameId } = query;
  const rules = await loadRules({ gameId, rulesHash: query.rules === '' ? null : query.rules });
  const round = roundOf(query, kindOf(rules.sheet, gameId));
  const found = await recompute(round, { serverSeed, currency, rules });
  return {
    found,
    seedHashMatches: serverSeedHash === '' ? null : found.seedHash === serverSeedHash,
    winMatches: win === '' ? null : toMinor(found.win, currency) === toMinor(win, currency),
  };
}

/**
 * Replays a past round and compares it completely.
 * @throws RulesError where the rules in force cannot have dealt a round that names none
 */
export async function checkRound(
  round: Round,
  { serverSeed, currency }: Pick<RoundQuery, 'serverSeed' | 'currency'>,
  loadRules: LoadRules,
): Promise<Checked> {
  const rules = await loadRules({ gameId: round.gameId, rulesHash: round.proof.rulesHash });
  // A round older than definitions names none, and those in force may be of another engine.
  if (kindOf(rules.sheet, round.gameId) !== round.outcome.engine) throw new RulesError('unknown');
  const found = await recompute(round, { serverSeed, currency, rules });
  return { found, seedHashMatches: found.seedHashMatches, winMatches: found.outcomeMatches };
}

/** The kind of the engine that dealt; Parade 7 was a slot before it became a fruit machine. */
const kindOf = (sheet: GameDefinition, gameId: string): EngineKind | null =>
  sheet.engine.startsWith('slot-') ? 'slot' : engineKind(gameId);

/** A round with the query's values and an empty outcome. */
function roundOf(query: RoundQuery, kind: EngineKind | null): Round {
  const facts = {
    roundId: '',
    gameId: query.gameId,
    stake: query.stake,
    win: query.win,
    status: 'settled',
    refusal: null,
    proof: {
      serverSeedHash: query.serverSeedHash,
      clientSeed: query.clientSeed,
      nonce: Number(query.nonce),
      rulesHash: query.rules === '' ? null : query.rules,
    },
    createdAt: '',
  } as const;
  switch (kind) {
    case 'slot':
      return { ...facts, outcome: { engine: 'slot', steps: [], capped: false } };
    case 'spots':
      return {
        ...facts,
        outcome: {
          engine: 'spots',
          hands: [],
          draws: [],
          bets: query.bets.map((bet) => ({ ...bet, win: '0' })),
        },
      };
    case 'decisions':
      return {
        ...facts,
        choices: [],
        ruledAt: null,
        outcome: { engine: 'decisions', openingStake: query.stake, steps: stepsOf(query) },
      };
    case null:
      throw new RangeError(`no engine for ${query.gameId}`);
  }
}

function stepsOf({ choices, stake }: RoundQuery) {
  const table = { hands: [], active: null, figures: {} };
  return [null, ...choices.split(/[\s,]+/).filter((choice) => choice !== '')].map((choice) => ({
    choice,
    by: 'player' as const,
    stake,
    draws: [],
    table,
  }));
}
