import { multiStepGameOf } from '@fairhall/game-server/engines/multi-step-games';
import { slotEngine } from '@fairhall/game-server/engines/slot-engines';
import { spotGame } from '@fairhall/game-server/engines/spot-games';
import type { Round } from '../contract-types.ts';
import { toMinor } from '../money.ts';
import { type Recomputation, recompute } from './recompute.ts';
import type { RoundQuery } from './round-query.ts';

/** How the bet of a game is written: a stake, amounts on named spots, or a stake and choices. */
export type EngineKind = 'slot' | 'spots' | 'decisions';

/** `null` for a game that this verifier has no engine of. */
export function engineKind(gameId: string): EngineKind | null {
  if (slotEngine(gameId)) return 'slot';
  if (spotGame(gameId)) return 'spots';
  return multiStepGameOf(gameId) ? 'decisions' : null;
}

/** What can be bet on in a game of one deal, by the names that its engine has for it. */
export const spotsOf = (gameId: string): readonly string[] => spotGame(gameId)?.spots ?? [];

/** What comes of a query: the round dealt again, and what could be compared. */
export type Checked = {
  readonly found: Recomputation;
  /** `null` when no hash was given. */
  readonly sealHolds: boolean | null;
  /** `null` when no win was given. */
  readonly winHolds: boolean | null;
};

/**
 * Deals the round that a query describes.
 * @throws RangeError for amounts, spots or choices that the game does not have
 */
export async function checkQuery(query: RoundQuery): Promise<Checked> {
  const { serverSeed, currency, serverSeedHash, win } = query;
  const found = await recompute(roundOf(query), { serverSeed, currency });
  return {
    found,
    sealHolds: serverSeedHash === '' ? null : found.seedHash === serverSeedHash,
    winHolds: win === '' ? null : toMinor(found.win, currency) === toMinor(win, currency),
  };
}

/** Replays a past round and compares all of it. @throws RangeError as `checkQuery` */
export async function checkRound(
  round: Round,
  { serverSeed, currency }: Pick<RoundQuery, 'serverSeed' | 'currency'>,
): Promise<Checked> {
  const found = await recompute(round, { serverSeed, currency });
  return { found, sealHolds: found.sealHolds, winHolds: found.outcomeHolds };
}

/** The round as it was recorded, but for its outcome. */
function roundOf(query: RoundQuery): Round {
  const facts = {
    roundId: '',
    gameId: query.gameId,
    stake: query.stake,
    win: query.win,
    status: 'settled',
    proof: {
      serverSeedHash: query.serverSeedHash,
      clientSeed: query.clientSeed,
      nonce: Number(query.nonce),
    },
    createdAt: '',
  } as const;
  switch (engineKind(query.gameId)) {
    case 'slot':
      return { ...facts, outcome: { engine: 'slot', steps: [] } };
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
      throw new RangeError(`there is no engine for ${query.gameId}`);
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
