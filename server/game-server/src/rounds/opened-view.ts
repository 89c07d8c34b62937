import { type Currency, toDecimal } from '@fairhall/api/contract/money';
import type { LaunchRules } from '@fairhall/api/contract/provider';
import { stakesIn } from '../catalogue/stakes.ts';
import type { CommittedSeed, Fairness, LoginSession } from '../contract/base-schemas.ts';
import type { GameServerOutput } from '../contract/rounds.ts';
import type { DefinitionInForce } from '../definitions/definitions.ts';
import { minorOf } from '../wallet/wallet-client.ts';
import type { HostedGame, PastGame } from './hosted-games.ts';
import type { MultiStepOpening } from './multi-step/multi-step-rounds.ts';
import type { SingleStepRecord } from './single-step/single-step-repository.ts';
import { slotRoundView, spotRoundView } from './single-step/single-step-view.ts';

/**
 * Past single-step rounds in the response of `open`: for the fairness panel, roads and last numbers.
 * Multi-step rounds have a list of their own.
 */
const LAST_ROUNDS_MAX = { slot: 10, spots: 40, decisions: 0 } as const;
/** The default stake in US dollars of the betList; shots are fired in quick succession. */
const DEFAULT_BET = { game: 1, shot: 0.1 } as const;

type Opening = Pick<DefinitionInForce, 'rulesHash' | 'definition'> & {
  readonly nickName: string;
  readonly walletType: Currency;
  readonly balance: string;
  readonly session: LoginSession;
  readonly fairness: Fairness | CommittedSeed;
  readonly rules: LaunchRules;
  /** For a multi-step game. */
  readonly multiStep: MultiStepOpening | null;
  /** Settled single-step rounds, newest first. */
  readonly lastSettled: readonly SingleStepRecord[];
};

type OpenedRounds = Exclude<GameServerOutput<'open'>, { engine: 'draw' | 'sport' }>;

/** How many of the last settled single-step rounds `openedView` shows. */
export function lastRoundsMaxOf({ kind }: HostedGame): number {
  return LAST_ROUNDS_MAX[kind];
}

function defaultBetOf(hosted: PastGame): number {
  const fires = hosted.kind === 'spots' && hosted.levels.length > 0;
  return fires ? DEFAULT_BET.shot : DEFAULT_BET.game;
}

/** @param stakeMax in major units; `null` for all */
function stakesUpTo(
  stakeMax: number | null,
  { stakes, currency }: { stakes: readonly bigint[]; currency: Currency },
): readonly bigint[] {
  return stakeMax === null ? stakes : stakes.filter((one) => one <= minorOf(stakeMax, currency));
}

/** The response of `open`, by engine. */
export function openedView(hosted: PastGame, opening: Opening): OpenedRounds {
  const { lastSettled, multiStep, rules, definition, ...player } = opening;
  const { stakeMax, ...houseRules } = rules;
  const { game } = hosted;
  const stakes = stakesUpTo(stakeMax, { stakes: hosted.stakes, currency: player.walletType });
  const money = (amountMinor: bigint) => toDecimal(amountMinor, player.walletType);
  const facts = {
    ...player,
    sheet: definition,
    houseRules,
    gameId: game.gameId,
    gameName: game.gameName,
    supplier: game.supplier ?? '',
    stakes: stakes.map(money),
    defaultStake: money(stakesIn(player.walletType, [defaultBetOf(hosted)])[0] ?? 0n),
  };
  if (hosted.kind === 'slot') {
    return {
      ...facts,
      engine: 'slot',
      lastRounds: lastSettled.map((round) => slotRoundView(round)),
    };
  }
  if (hosted.kind === 'decisions') {
    const { round = null, waitsIn = null, lastRounds = [] } = multiStep ?? {};
    const { kind } = hosted.engine;
    return { ...facts, engine: 'decisions', kind, round, waitsIn, lastRounds };
  }
  return {
    ...facts,
    engine: 'spots',
    kind: hosted.engine.kind,
    levels: [...hosted.levels],
    limits: {
      spotMax: money(hosted.limits.spotMaxMinor),
      roundMax: money(hosted.limits.roundMaxMinor),
      betsMax: hosted.engine.betsMax,
    },
    lastRounds: lastSettled.map((round) => spotRoundView(round)),
  };
}
