import type { casinoCalls } from '@fairhall/game-server/contract';
import type { eventCalls } from '@fairhall/game-server/contract-events';
import type { z } from 'zod';

/*
 * The round API's shapes by name, from the casino's own declaration. Types only: nothing of zod
 * reaches the bundle through this file.
 */

export type {
  Round,
  SpotOutcome,
  SpotPaytable,
  SpotRound,
} from '@fairhall/game-server/contract';
export type {
  DecisionOutcome,
  DecisionPaytable,
  DecisionRound,
} from '@fairhall/game-server/contract-decisions';
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
} from '@fairhall/game-server/contract-event-facts';
export type {
  BetSlip,
  DrawSlip,
  OpenedDraw,
  OpenedSport,
  Slip,
} from '@fairhall/game-server/contract-events';
export type { Fairness } from '@fairhall/game-server/contract-facts';
export type {
  GameMessage,
  GameProblem,
  HostMessage,
} from '@fairhall/game-server/contract-page';
export type {
  Paytable,
  SlotOutcome,
  SlotRound,
  SpinStep,
} from '@fairhall/game-server/contract-slot';

/** Every call of the casino: its rounds, and its scheduled events. */
export type CasinoCalls = typeof casinoCalls & typeof eventCalls;
export type CasinoCall = keyof CasinoCalls;
export type CasinoInput<C extends CasinoCall> = z.input<CasinoCalls[C]['input']>;
export type CasinoOutput<C extends CasinoCall> = z.infer<CasinoCalls[C]['output']>;

export type OpenedGame = CasinoOutput<'open'>;
export type OpenedSlot = Extract<OpenedGame, { engine: 'slot' }>;
export type OpenedSpots = Extract<OpenedGame, { engine: 'spots' }>;
export type OpenedDecisions = Extract<OpenedGame, { engine: 'decisions' }>;
export type SpinInput = CasinoInput<'spin'>;
export type SpinResult = CasinoOutput<'spin'>;
export type BetResult = CasinoOutput<'bet'>;
export type Proof = CasinoOutput<'proof'>;
export type EventProof = CasinoOutput<'eventProof'>;
export type PastSeeds = CasinoOutput<'seeds'>;
export type Rotation = CasinoOutput<'rotate'>;
export type LineWin = SpinResult['round']['outcome']['steps'][number]['lines'][number];
