import type { GameInput } from '@fairhall/api/contract/games';
import { type Currency, fromWholeMajor } from '@fairhall/api/contract/money';
import { convertMinor } from '@fairhall/api/contract/reference-rates';
import { catalogue, retiredGames } from '../catalogue/catalogue.ts';
import { stakesIn } from '../catalogue/stakes.ts';
import type { GameDefinition } from '../definitions/game-definition.ts';
import type { MultiStepGame } from '../engines/multi-step/multi-step-game.ts';
import { multiStepGameOf } from '../engines/multi-step-games.ts';
import { type SlotEngine, slotEngine } from '../engines/slot-engines.ts';
import { spotGame } from '../engines/spot-games.ts';
import type { SpotGame } from '../engines/spots/spot-game.ts';
import { gameProblem } from '../launches/game-problem.ts';

/** Limit of a round's stakes on all spots together, as a number of the largest chips. */
const ROUND_CHIPS_MAX = 20n;

export type HostedSlot = {
  readonly game: GameInput;
  readonly engine: SlotEngine;
  /** Minor units, ascending. */
  readonly stakes: readonly bigint[];
};

export type HostedSpots = {
  readonly game: GameInput;
  readonly engine: SpotGame;
  /** Values of chips, or prices of a shot at level 1, in minor units, ascending. */
  readonly stakes: readonly bigint[];
  /** Levels of a cannon, ascending: a shot costs one of the stakes times one of them. Else empty. */
  readonly levels: readonly number[];
  readonly limits: {
    /** Each bet is a multiple of it. */
    readonly unitMinor: bigint;
    readonly spotMaxMinor: bigint;
    readonly roundMaxMinor: bigint;
    /** The largest win of a round, of a game that refuses the stakes beyond it; else `null`. */
    readonly winMaxMinor: bigint | null;
  };
};

export type HostedMultiStep = {
  readonly game: GameInput;
  readonly engine: MultiStepGame;
  /** Opening stakes in minor units, ascending. */
  readonly stakes: readonly bigint[];
};

export type HostedGame =
  | ({ readonly kind: 'slot' } & HostedSlot)
  | ({ readonly kind: 'spots' } & HostedSpots)
  | ({ readonly kind: 'decisions' } & HostedMultiStep);

/** A game as a replay shows it: what is a slot no more is dealt by no engine of its own. */
export type PastGame = HostedGame | ({ readonly kind: 'slot' } & Omit<HostedSlot, 'engine'>);

/** Bounded by games times currencies. */
const cache = new Map<string, HostedGame>();

/** @throws NOT_FOUND for a game that this server does not host */
export function hostedGame(gameId: string, walletType: Currency): HostedGame {
  const key = `${gameId} ${walletType}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const game = hostedIn(gameId, walletType);
  cache.set(key, game);
  return game;
}

/**
 * The game of a past round: a retired one, or one whose engine was that of a slot before, is shown as a slot.
 * @throws NOT_FOUND for a game that this server never hosted
 */
export function pastGame(
  { gameId, engine }: Pick<GameDefinition, 'gameId' | 'engine'>,
  walletType: Currency,
): PastGame {
  const retired = retiredGames.find((game) => game.gameId === gameId);
  if (retired) return { kind: 'slot', game: retired, stakes: [] };
  const hosted = hostedGame(gameId, walletType);
  const wasSlot = hosted.kind !== 'slot' && engine.startsWith('slot-');
  return wasSlot ? { kind: 'slot', game: hosted.game, stakes: hosted.stakes } : hosted;
}

function hostedIn(gameId: string, walletType: Currency): HostedGame {
  const game = catalogue.find((candidate) => candidate.gameId === gameId);
  if (!game) throw gameProblem('invalid-game');
  const stakes = stakesIn(walletType, game.betList ?? []);
  const slot = slotEngine(gameId);
  if (slot) return { kind: 'slot', game, engine: slot, stakes };
  const decisions = multiStepGameOf(gameId);
  if (decisions) return { kind: 'decisions', game, engine: decisions, stakes };
  const spots = spotGame(gameId);
  if (!spots) throw gameProblem('invalid-game');
  const levels = game.rateList ?? [];
  const largest = (stakes.at(-1) ?? 0n) * BigInt(levels.at(-1) ?? 1);
  return {
    kind: 'spots',
    game,
    engine: spots,
    stakes,
    levels,
    limits: {
      unitMinor: stakes[0] ?? 1n,
      spotMaxMinor: largest,
      roundMaxMinor: spots.betsMax === 1 ? largest : largest * ROUND_CHIPS_MAX,
      winMaxMinor: spots.stakeRule ? winMaxIn(walletType, spots.stakeRule.winMaxUsd) : null,
    },
  };
}

function winMaxIn(to: Currency, winMaxUsd: number): bigint {
  const amountMinor = fromWholeMajor(winMaxUsd, 'USD');
  return convertMinor({ amountMinor, from: 'USD', to, rounding: 'down' });
}

/** @throws NOT_FOUND for a game that is not a slot */
export function hostedSlot(gameId: string, walletType: Currency): HostedSlot {
  const hosted = hostedGame(gameId, walletType);
  if (hosted.kind !== 'slot') throw gameProblem('invalid-game');
  return hosted;
}

/** @throws NOT_FOUND for a game that is not multi-step */
export function hostedMultiStep(gameId: string, walletType: Currency): HostedMultiStep {
  const hosted = hostedGame(gameId, walletType);
  if (hosted.kind !== 'decisions') throw gameProblem('invalid-game');
  return hosted;
}

/** @throws NOT_FOUND for a game that is not single-step, and for a slot */
export function hostedSpots(gameId: string, walletType: Currency): HostedSpots {
  const hosted = hostedGame(gameId, walletType);
  if (hosted.kind !== 'spots') throw gameProblem('invalid-game');
  return hosted;
}
