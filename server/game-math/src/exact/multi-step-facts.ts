import type { MultiStepGame } from '@fairhall/game-server/engines/multi-step/multi-step-game';
import { stakePercentOf } from '@fairhall/game-server/engines/multi-step/multi-step-round';
import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';

export type PlayedFacts = {
  readonly rounds: number;
  /** 0 to 1: the opening stake and the average net result, in opening stakes. */
  readonly rtp: number;
  /** Half of the width of its 95 % interval. */
  readonly margin: number;
  /** Chance that a round returns anything. */
  readonly hitRate: number;
  /** 1.96 standard deviations of the net result, in opening stakes. */
  readonly volatilityIndex: number;
};

/** Simulates rounds with the advised play, after another first choice if one is given. */
export function playAdvised(
  game: MultiStepGame,
  { rounds, stream, first }: { rounds: number; stream: OutcomeStream; first?: string },
): PlayedFacts {
  let sum = 0;
  let squares = 0;
  let hits = 0;
  for (let played = 0; played < rounds; played += 1) {
    const { stakedPercent, returnedPercent } = playOne(game, { stream, first });
    const net = (returnedPercent - stakedPercent) / 100;
    sum += net;
    squares += net ** 2;
    if (returnedPercent > 0) hits += 1;
  }
  const mean = sum / rounds;
  const spread = 1.96 * Math.sqrt(Math.max(squares / rounds - mean ** 2, 0));
  return {
    rounds,
    rtp: 1 + mean,
    margin: spread / Math.sqrt(rounds),
    hitRate: hits / rounds,
    volatilityIndex: spread,
  };
}

function playOne(
  game: MultiStepGame,
  { stream, first }: { stream: OutcomeStream; first: string | undefined },
) {
  let next = first;
  let position = game.open(stream);
  let stakedPercent = 100;
  while (position.returnedPercent === null) {
    const choice = next ?? position.advised();
    next = undefined;
    stakedPercent += stakePercentOf(position, choice);
    position = position.choose(choice, stream);
  }
  return { stakedPercent, returnedPercent: position.returnedPercent };
}
