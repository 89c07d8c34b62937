/*
 * The contract of the game server: the calls of the game page, of fixtures and of the player's history, the
 * messages of the page, and the schemas of what they carry. `record.ts` is apart: both pages parse with it, in
 * zod/mini.
 */

export type { Fairness, LoginSession, PageRules } from './base-schemas.ts';
export type {
  EventKind,
  EventProgress,
  EventResult,
  Fixture,
  LiveEvent,
  Market,
  MarketName,
  OfferedEvent,
  PastEvent,
  Runner,
  Team,
} from './fixture-schemas.ts';
export {
  type BetSlip,
  type DrawSlip,
  eventCalls,
  type OpenedDraw,
  type OpenedSport,
  openedSport,
  type Slip,
} from './fixtures.ts';
export {
  type DecisionOutcome,
  type DecisionPaytable,
  type DecisionRound,
  openedDecisions,
} from './multi-step.ts';
export type { OwnGameMessage, OwnHostMessage } from './page.ts';
export { playerHistoryCalls } from './player-history.ts';
export {
  type GameServerOutput,
  gameServerCalls,
  type Round,
  type RoundOutcome,
  type SpotOutcome,
  type SpotPaytable,
  type SpotRound,
} from './rounds.ts';
export type { Paytable, SlotOutcome, SlotRound, SpinStep } from './slot.ts';
