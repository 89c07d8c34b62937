import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { byteRecordingStream, type Draw, recordingStream } from '../draws.ts';
import type { Hands, SpotGame } from './spot-game.ts';

/** Amounts by spot, in minor units. */
export type Bets = ReadonlyMap<string, bigint>;

export type PaidBet = {
  readonly spot: string;
  readonly stakeMinor: bigint;
  /** The return, the stake included. */
  readonly winMinor: bigint;
};

export type SpotRound = {
  readonly hands: Hands;
  /** In the order of the stream, so that the outcome can be verified from its bytes. */
  readonly draws: readonly Draw[];
  readonly bets: readonly PaidBet[];
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
};

/**
 * Deals and pays one round.
 *
 * @throws RangeError without a bet, with too many, for an unknown spot, an amount that is not positive,
 * or one whose payouts are not integer minor units: nothing is rounded
 */
export function playSpots(
  game: SpotGame,
  { bets, stream }: { bets: Bets; stream: OutcomeStream },
): SpotRound {
  if (bets.size === 0) throw new RangeError('no bet was placed');
  if (bets.size > game.betsMax)
    throw new RangeError(`${game.gameId} takes at most ${game.betsMax} bets`);
  const draws: Draw[] = [];
  const record = game.showsBytes ? byteRecordingStream : recordingStream;
  const hands = game.deal(record(stream, (draw) => draws.push(draw)));
  const paid = [...bets].map(([spot, stakeMinor]) => payBet(game, { spot, stakeMinor, hands }));
  return {
    hands,
    draws,
    bets: paid,
    stakeMinor: paid.reduce((sum, bet) => sum + bet.stakeMinor, 0n),
    winMinor: paid.reduce((sum, bet) => sum + bet.winMinor, 0n),
  };
}

function payBet(
  game: SpotGame,
  { spot, stakeMinor, hands }: { spot: string; stakeMinor: bigint; hands: Hands },
): PaidBet {
  if (!game.offers(spot)) throw new RangeError(`${game.gameId} has no spot ${spot}`);
  if (stakeMinor <= 0n) throw new RangeError(`a bet of ${stakeMinor} on ${spot}`);
  const hundredfold = stakeMinor * BigInt(game.returned(spot, hands));
  if (hundredfold % 100n !== 0n) {
    throw new RangeError(`a bet of ${stakeMinor} on ${spot} does not pay whole minor units`);
  }
  return { spot, stakeMinor, winMinor: hundredfold / 100n };
}
