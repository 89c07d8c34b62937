import { type Currency, toDecimal } from '@fairhall/api/contract/money';
import type { RoundOutcome } from '@fairhall/game-server/contract';
import { fishingGames } from '@fairhall/game-server/engines/fishing/fishing-games';
import { shareOf, stakePercentOf } from '@fairhall/game-server/engines/multi-step/multi-step-round';
import { multiStepGameOf } from '@fairhall/game-server/engines/multi-step-games';
import { slotEngine } from '@fairhall/game-server/engines/slot-engines';
import { spotGame } from '@fairhall/game-server/engines/spot-games';
import {
  type HostedGame,
  type HostedMultiStep,
  hostedGame,
} from '@fairhall/game-server/rounds/hosted-games';
import { paytableView } from '@fairhall/game-server/rounds/single-step/paytable-view';
import { slotWager, spotWager } from '@fairhall/game-server/rounds/single-step/wagers';
import { type OutcomeStream, outcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { winTier } from '../src/play/win-tier.ts';
import {
  nodeHmacSha256,
  nonceOf,
  type StatedNumbers,
  sha256Hex,
  statedBlocks,
} from './game-server/stated-streams.ts';
import table from './outcomes.json' with { type: 'json' };

/** The outcomes that a story can force. A game has those that its rules know. */
export const outcomeNames = [
  'loss',
  'win',
  'big',
  'mega',
  'epic',
  'near-miss',
  'feature',
  'cap',
] as const;
export type OutcomeName = (typeof outcomeNames)[number];

/** The numbers that decide a round: those of a nonce, or stated ones. */
export type Drawn = { readonly nonce: number } | StatedNumbers;

/** A round that has an outcome. */
export type Forced = Drawn & {
  /** Where it is not the lead spot. */
  readonly spot?: string;
  /** Of a multi-step round, where they are not the advised ones. */
  readonly choices?: readonly string[];
};

/** The outcomes of each game: `find-outcomes.ts` writes the table. */
const outcomes: Readonly<Record<string, Readonly<Partial<Record<OutcomeName, Forced>>>>> = table;

/** The outcomes of a game, in the order of their names; none for an unknown or a scheduled game. */
export function outcomesOf(gameId: string): readonly (readonly [OutcomeName, Forced])[] {
  return outcomeNames.flatMap((name) => {
    const forced = outcomes[gameId]?.[name];
    return forced ? [[name, forced] as const] : [];
  });
}

/** The server seeds of the workbench, in their order. @param number from 1 */
export const seedOf = (number: number): string => sha256Hex(`workbench ${number}`);

export const SERVER_SEED = seedOf(1);
export const SERVER_SEED_HASH = sha256Hex(SERVER_SEED);
export const CLIENT_SEED = 'workbench';
export const CURRENCY: Currency = 'USD';

export const nonceFor = (drawn: Drawn): number =>
  'numbers' in drawn ? nonceOf(drawn) : drawn.nonce;

export type Dealt = {
  readonly gameId: string;
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
  /** `null` for a multi-step game. */
  readonly outcome: RoundOutcome | null;
  /** Of a multi-step round. */
  readonly choices: readonly string[];
  /** Whether the wheel of a fruit machine turned. */
  readonly turnsWheel?: boolean;
};

/** The stake of every story, in minor units: a dollar, or the least one. */
export function stakeOf({ stakes }: HostedGame): bigint {
  return stakes.find((stake) => stake === 100n) ?? stakes[0] ?? 0n;
}

/** The lead spot of a game with spots, or the given one. */
export function spotOf(hosted: HostedGame, { spot }: Forced): string {
  return spot ?? (hosted.kind === 'spots' ? hosted.engine.stated.leadSpot : '');
}

/** Deals a round of the workbench's seeds with the engine of its game. */
export function deal(gameId: string, forced: Forced): Dealt {
  const hosted = hostedGame(gameId, CURRENCY);
  const stream = outcomeStream({
    hmacSha256: 'numbers' in forced ? statedBlocks(forced) : nodeHmacSha256,
    serverSeed: SERVER_SEED,
    clientSeed: CLIENT_SEED,
    nonce: 'nonce' in forced ? forced.nonce : 0,
  });
  return dealFrom(hosted, { forced, stream });
}

function dealFrom(
  hosted: HostedGame,
  { forced, stream }: { forced: Forced; stream: OutcomeStream },
): Dealt {
  const { gameId } = hosted.game;
  const stakeMinor = stakeOf(hosted);
  const stake = toDecimal(stakeMinor, CURRENCY);
  const input = { gameId, requestId: 'workbench' };
  const facts = { gameId, choices: [] };
  if (hosted.kind === 'slot') {
    const wager = slotWager(hosted, { input: { ...input, stake }, currency: CURRENCY });
    return { ...facts, stakeMinor, ...wager.deal(stream) };
  }
  if (hosted.kind === 'decisions') return playSteps(hosted, { forced, stakeMinor, stream });
  const bets = [{ spot: spotOf(hosted, forced), amount: stake }];
  const wager = spotWager(hosted, { input: { ...input, bets }, currency: CURRENCY });
  return { ...facts, stakeMinor, ...wager.deal(stream) };
}

function playSteps(
  { engine, game: { gameId } }: HostedMultiStep,
  round: { forced: Forced; stakeMinor: bigint; stream: OutcomeStream },
): Dealt {
  const { forced, stakeMinor: openingMinor, stream } = round;
  const choices: string[] = [];
  let stakedPercent = 100;
  let position = engine.open(stream, { stakeMinor: openingMinor, currency: CURRENCY });
  while (position.returnedPercent === null) {
    const choice = forced.choices?.[choices.length] ?? position.advised();
    stakedPercent += stakePercentOf(position, choice);
    choices.push(choice);
    position = position.choose(choice, stream);
  }
  const stakeMinor = shareOf(openingMinor, stakedPercent);
  const winMinor = shareOf(openingMinor, position.returnedPercent);
  const turnsWheel = position.table().hands.some(({ name }) => name === 'wheel');
  return { gameId, stakeMinor, winMinor, outcome: null, choices, turnsWheel };
}

/** The choices after which a round that is left open waits for the next one: all but the only one. */
export const firstChoices = (gameId: string): number =>
  multiStepGameOf(gameId)?.choicesMax === 1 ? 0 : 1;

/** Whether a round has an outcome. */
export function hasOutcome(dealt: Dealt, name: OutcomeName): boolean {
  const { winMinor } = dealt;
  switch (name) {
    case 'loss':
      return winMinor === 0n && !hasFeature(dealt) && !isNearMiss(dealt);
    case 'near-miss':
      return winMinor === 0n && isNearMiss(dealt);
    case 'feature':
      return hasFeature(dealt);
    case 'cap':
      return isLargestWin(dealt);
    case 'win':
    case 'big':
    case 'mega':
    case 'epic':
      return winTier(dealt) === name;
  }
}

/** Whether a round returns the largest win that its game states; of a slot that is its cap. */
function isLargestWin({ gameId, winMinor, outcome }: Dealt): boolean {
  if (outcome?.engine === 'slot') return outcome.capped;
  const spots = spotGame(gameId)?.stated.spots ?? {};
  const percents = Object.values(spots).map(({ returnMax }) => returnMax);
  const percentMax = multiStepGameOf(gameId)?.stated.returnMax ?? Math.max(...percents);
  return winMinor === shareOf(stakeOf(hostedGame(gameId, CURRENCY)), percentMax);
}

export const hasFreeSpins = ({ outcome }: Dealt): boolean =>
  outcome?.engine === 'slot' && outcome.steps.some(({ kind }) => kind === 'free');

/** The steps that a plain tumble stays below. */
const LONG_TUMBLE = 5;

/**
 * Free spins, respins, a mystery or a long tumble where no free spins are won, the wheel of a parade,
 * or the special of an arena.
 */
export function hasFeature({ gameId, outcome, turnsWheel = false }: Dealt): boolean {
  if (outcome?.engine === 'spots') {
    const special = fishingGames.find((game) => game.gameId === gameId)?.arena.special.name;
    return outcome.bets.some(({ spot, win }) => spot === special && Number(win) > 0);
  }
  const steps = outcome?.steps ?? [];
  return (
    turnsWheel ||
    steps.some(({ kind }) => kind === 'free' || kind === 'respin') ||
    (!awardsFreeSpins(gameId) &&
      (steps.length >= LONG_TUMBLE || steps.some(({ landed }) => landed !== null)))
  );
}

function awardsFreeSpins(gameId: string): boolean {
  const game = slotEngine(gameId)?.game;
  return game !== undefined && paytableView(game).freeSpins.some(({ spins }) => spins > 0);
}

/** One scatter less than starts the free spins. */
function isNearMiss({ gameId, outcome }: Dealt): boolean {
  if (outcome?.engine !== 'slot') return false;
  const game = slotEngine(gameId)?.game;
  const [first] = game ? paytableView(game).freeSpins.filter(({ spins }) => spins > 0) : [];
  return first !== undefined && outcome.steps[0]?.scatters === first.scatters - 1;
}
