import { type Currency, toDecimal } from '@fairhall/api/contract/money';
import type { DecisionOutcome, RoundOutcome } from '@fairhall/game-server/contract';
import { playMultiStep } from '@fairhall/game-server/engines/multi-step/multi-step-round';
import {
  type HostedMultiStep,
  type HostedSlot,
  type HostedSpots,
  hostedGame,
} from '@fairhall/game-server/rounds/hosted-games';
import type { Move } from '@fairhall/game-server/rounds/multi-step/multi-step-repository';
import { outcomeView } from '@fairhall/game-server/rounds/multi-step/multi-step-view';
import { slotWager, spotWager, type Wager } from '@fairhall/game-server/rounds/single-step/wagers';
import { nodeHmacSha256, sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import { outcomeStream, type Seeds } from '@fairhall/kit/fairness/outcome-stream';
import { DAY_MS, daysBefore } from './sample-accounts.ts';

/** A pair of seeds and the rounds that were dealt from it. */
export type SampleSeeds = {
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  /** In the order of their nonces, from 0. */
  readonly rounds: readonly SampleRound[];
};

type RoundFacts = {
  readonly roundId: string;
  readonly gameId: string;
  readonly currency: Currency;
  /** All stakes of the round. */
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
  readonly daysAgo: number;
};

export type SingleStepSample = RoundFacts & {
  readonly kind: 'single-step';
  readonly outcome: RoundOutcome;
};

export type MultiStepSample = RoundFacts & {
  readonly kind: 'multi-step';
  readonly outcome: DecisionOutcome;
  /** The opening and the choices, in order. */
  readonly moves: readonly Move[];
  readonly winTransactionId: string;
};

export type SampleRound = SingleStepSample | MultiStepSample;

/** What a player bets; `stakeMinor` is the opening stake. */
export type Play = Pick<
  RoundFacts,
  'roundId' | 'gameId' | 'currency' | 'stakeMinor' | 'daysAgo'
> & {
  /** Of a game with spots; its lead spot without one. */
  readonly spot: string | undefined;
};

/** Deals one pair of seeds for given plays, as the game server does. */
export function dealPair(pair: Omit<Seeds, 'nonce'>, plays: readonly Play[]): SampleSeeds {
  return {
    ...pair,
    serverSeedHash: sha256Hex(pair.serverSeed),
    rounds: plays.map((play, nonce) => dealRound({ ...pair, nonce }, play)),
  };
}

/** Deals one round, as the game server does; the choices of a multi-step round are the advised ones. */
export function dealRound(seeds: Seeds, play: Play): SampleRound {
  const hosted = hostedGame(play.gameId, play.currency);
  if (hosted.kind === 'decisions') return dealMultiStep(hosted, { seeds, play });
  const { spot: _, ...facts } = play;
  return { ...facts, kind: 'single-step', ...wagerOf(hosted, play).deal(streamOf(seeds)) };
}

const streamOf = (seeds: Seeds) => outcomeStream({ hmacSha256: nodeHmacSha256, ...seeds });

function wagerOf(
  hosted: ({ kind: 'slot' } & HostedSlot) | ({ kind: 'spots' } & HostedSpots),
  { roundId: requestId, gameId, currency, stakeMinor, spot }: Play,
): Wager {
  const stake = toDecimal(stakeMinor, currency);
  if (hosted.kind === 'slot') {
    return slotWager(hosted, { input: { gameId, requestId, stake }, currency });
  }
  const bets = [{ spot: spot ?? hosted.engine.stated.leadSpot, amount: stake }];
  return spotWager(hosted, { input: { gameId, requestId, bets }, currency });
}

function dealMultiStep(
  { engine }: HostedMultiStep,
  { seeds, play }: { seeds: Seeds; play: Play },
): MultiStepSample {
  const { roundId, gameId, currency, stakeMinor, daysAgo } = play;
  const choices: string[] = [];
  const dealt = () =>
    playMultiStep(engine, { stakeMinor, currency, choices, stream: streamOf(seeds) });
  let round = dealt();
  while (round.winMinor === null) {
    choices.push(round.position.advised());
    round = dealt();
  }
  const moves = round.steps.map((move, step): Move => {
    const id = sampleId(numberOf(roundId), 1 + step);
    return {
      ...{ roundId, step, requestId: id, choice: move.choice, stakeMinor: move.stakeMinor },
      transactionId: move.stakeMinor > 0n ? id : null,
      ...{ status: 'taken', refusal: null },
    };
  });
  return {
    ...{ kind: 'multi-step', roundId, gameId, currency, daysAgo, moves },
    stakeMinor: round.stakeMinor,
    winMinor: round.winMinor,
    outcome: outcomeView(round, { stakeMinor, walletType: currency, moves }),
    winTransactionId: sampleId(numberOf(roundId), WIN),
  };
}

/** The part of a win; those of moves follow the round's 0. */
const WIN = 0xfff;

/**
 * A UUID of version 7 with the time 0 in the milliseconds: it sorts below those of real rounds.
 * @param number of the round, unique over all sample rounds; those of one player sort by it
 * @param part 0 for the round itself
 */
export function sampleId(number: number, part = 0): string {
  const tail = number.toString(16).padStart(12, '0');
  return `00000000-0000-7000-8${part.toString(16).padStart(3, '0')}-${tail}`;
}

const numberOf = (roundId: string): number => Number.parseInt(roundId.slice(-12), 16);

/**
 * When a round was played. Two databases that are seeded on the same day (UTC) have the same times,
 * although they are seeded one after the other.
 */
export function playedAt({ daysAgo }: Pick<SampleRound, 'daysAgo'>, seededAt: Date): Date {
  return daysBefore(midnightOf(seededAt), daysAgo);
}

/** The start of a day, UTC. */
export function midnightOf(time: Date): Date {
  return new Date(Math.floor(time.getTime() / DAY_MS) * DAY_MS);
}
