import { type Currency, fromDecimal, toMajor } from '@fairhall/api/contract/money';
import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { ApiError } from '@fairhall/kit/http/simulator-envelope';
import type { GameServerInput, RoundOutcome } from '../../contract/rounds.ts';
import { spin } from '../../engines/slot/slot-round.ts';
import { playSpots } from '../../engines/spots/spot-round.ts';
import { paysExactly, stakeMaxMinor } from '../../engines/spots/stake-rule.ts';
import type { HostedSlot, HostedSpots } from '../hosted-games.ts';
import type { SingleStepRecord } from './single-step-repository.ts';
import { outcomeView, spotOutcomeView } from './single-step-view.ts';

/** A player's request, in a form common to all engines. */
export type Wager = {
  readonly gameId: string;
  readonly requestId: string;
  /** Whether a stored round was dealt for the same bet. */
  readonly isOf: (round: SingleStepRecord) => boolean;
  /** @throws INVALID_BET before anything is drawn */
  readonly stakeMinor: () => bigint;
  readonly deal: (stream: OutcomeStream) => {
    readonly winMinor: bigint;
    readonly outcome: RoundOutcome;
  };
};

/** A spin of a slot. */
export function slotWager(
  { engine, stakes }: HostedSlot,
  { input, currency }: { input: GameServerInput<'spin'>; currency: Currency },
): Wager {
  const stake = fromDecimal(input.stake, currency);
  const stakeMinor = () => {
    if (stake === null || !stakes.includes(stake)) {
      throw new ApiError('INVALID_BET', 'The game does not offer this stake.');
    }
    return stake;
  };
  return {
    gameId: input.gameId,
    requestId: input.requestId,
    isOf: (round) => round.stakeMinor === stake,
    stakeMinor,
    deal(stream) {
      const outcome = spin(engine, { stakeMinor: stakeMinor(), stream });
      return { winMinor: outcome.winMinor, outcome: outcomeView(outcome, currency) };
    },
  };
}

/** Bets on the spots of a single-step game. */
export function spotWager(
  hosted: HostedSpots,
  { input, currency }: { input: GameServerInput<'bet'>; currency: Currency },
): Wager {
  const requested = input.bets.map(({ spot, amount }) => ({
    spot,
    amountMinor: fromDecimal(amount, currency),
  }));
  const bets = () => acceptedBets(hosted, { requested, currency });
  return {
    gameId: input.gameId,
    requestId: input.requestId,
    isOf: (round) =>
      round.outcome.engine === 'spots' &&
      round.outcome.bets.length === requested.length &&
      round.outcome.bets.every(
        ({ spot, amount }, place) =>
          requested[place]?.spot === spot &&
          requested[place]?.amountMinor === fromDecimal(amount, currency),
      ),
    stakeMinor: () => [...bets().values()].reduce((sum, amount) => sum + amount, 0n),
    deal(stream) {
      const round = playSpots(hosted.engine, { bets: bets(), stream });
      return { winMinor: round.winMinor, outcome: spotOutcomeView(round, currency) };
    },
  };
}

type RequestedBet = { readonly spot: string; readonly amountMinor: bigint | null };

/**
 * @throws INVALID_BET for an unknown or repeated spot, or an amount beyond the limits; AMOUNT_OUT_OF_RANGE
 * for one whose own largest win would be too large
 */
function acceptedBets(
  hosted: HostedSpots,
  { requested, currency }: { requested: readonly RequestedBet[]; currency: Currency },
): Map<string, bigint> {
  const { engine, limits } = hosted;
  const bets = new Map<string, bigint>();
  let total = 0n;
  for (const { spot, amountMinor } of requested) {
    const amount = amountMinor ?? 0n;
    if (!engine.offers(spot) || bets.has(spot) || !offersAmount(hosted, amount)) {
      throw new ApiError('INVALID_BET', 'The game does not offer this bet.');
    }
    checkReturns(hosted, { spot, amount, currency });
    bets.set(spot, amount);
    total += amount;
  }
  if (bets.size > engine.betsMax || total > limits.roundMaxMinor) {
    throw new ApiError('INVALID_BET', 'The bets of this round are beyond the limit of the game.');
  }
  return bets;
}

/** @throws INVALID_BET for a payout that needs rounding; AMOUNT_OUT_OF_RANGE with `max` in major units */
function checkReturns(
  { engine, limits: { winMaxMinor, unitMinor } }: HostedSpots,
  { spot, amount, currency }: { spot: string; amount: bigint; currency: Currency },
): void {
  const returns = engine.stakeRule?.returns(spot);
  if (!returns || winMaxMinor === null) return;
  if (!paysExactly(returns, amount)) {
    throw new ApiError('INVALID_BET', 'The stake does not pay this return in whole units.');
  }
  const max = stakeMaxMinor(returns, { winMaxMinor, unitMinor });
  if (amount <= max) return;
  const message = 'The largest win of this stake is beyond the limit of the game.';
  throw new ApiError('AMOUNT_OUT_OF_RANGE', message, { max: toMajor(max, currency) });
}

/** Any number of chips up to the limit of a spot; a cannon accepts only its prices. */
function offersAmount({ stakes, levels, limits }: HostedSpots, amount: bigint): boolean {
  if (amount <= 0n || amount > limits.spotMaxMinor) return false;
  if (levels.length === 0) return amount % limits.unitMinor === 0n;
  return levels.some((level) => stakes.some((stake) => stake * BigInt(level) === amount));
}
