import type { z } from 'zod';
import type { casinoCalls } from '../../../server/src/simulators/casino/contract.ts';
import type { eventCalls } from '../../../server/src/simulators/casino/contract-events.ts';

/*
 * The round API's shapes by name, from the casino's own declaration. Types only: nothing of zod
 * reaches the bundle through this file.
 */

export type {
  Round,
  SpotOutcome,
  SpotPaytable,
  SpotRound,
} from '../../../server/src/simulators/casino/contract.ts';
export type {
  DecisionOutcome,
  DecisionPaytable,
  DecisionRound,
} from '../../../server/src/simulators/casino/contract-decisions.ts';
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
} from '../../../server/src/simulators/casino/contract-event-facts.ts';
export type {
  BetSlip,
  DrawSlip,
  OpenedDraw,
  OpenedSport,
  Slip,
} from '../../../server/src/simulators/casino/contract-events.ts';
export type { Fairness } from '../../../server/src/simulators/casino/contract-facts.ts';
export type {
  GameMessage,
  GameProblem,
  HostMessage,
} from '../../../server/src/simulators/casino/contract-page.ts';
export type {
  Paytable,
  SlotOutcome,
  SlotRound,
  SpinStep,
} from '../../../server/src/simulators/casino/contract-slot.ts';

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
