import type { eventCalls, Fairness, gameServerCalls } from '@fairhall/game-server/contract';
import type { z } from 'zod';

/*
 * Types of the game server's contract. Types only, so that zod stays out of the bundle.
 */

export type { GameProblem } from '@fairhall/game-frame';
export type {
  BetSlip,
  DecisionOutcome,
  DecisionPaytable,
  DecisionRound,
  DrawSlip,
  EventKind,
  EventProgress,
  EventResult,
  Fixture,
  LiveEvent,
  LoginSession,
  Market,
  MarketName,
  OfferedEvent,
  OpenedDraw,
  OpenedSport,
  OwnGameMessage,
  OwnHostMessage,
  PageRules,
  PastEvent,
  Paytable,
  Round,
  Runner,
  Slip,
  SlotOutcome,
  SlotRound,
  SpinStep,
  SpotOutcome,
  SpotPaytable,
  SpotRound,
  Team,
} from '@fairhall/game-server/contract';
export type { Fairness };

/** Every call of the game server: rounds and fixtures. */
export type RgsCalls = typeof gameServerCalls & typeof eventCalls;
export type RgsCall = keyof RgsCalls;
export type RgsInput<C extends RgsCall> = z.input<RgsCalls[C]['input']>;
export type RgsOutput<C extends RgsCall> = z.infer<RgsCalls[C]['output']>;

/** The response of `open`, of a player with a client seed. */
type WithSeeds<Opened> = Opened extends { readonly fairness: unknown }
  ? Omit<Opened, 'fairness'> & { readonly fairness: Fairness }
  : Opened;
export type OpenedGame = WithSeeds<RgsOutput<'open'>>;
export type OpenedSlot = Extract<OpenedGame, { engine: 'slot' }>;
export type OpenedSpots = Extract<OpenedGame, { engine: 'spots' }>;
export type OpenedDecisions = Extract<OpenedGame, { engine: 'decisions' }>;
export type SpinInput = RgsInput<'spin'>;
export type SpinResult = RgsOutput<'spin'>;
export type BetResult = RgsOutput<'bet'>;
export type Proof = RgsOutput<'proof'>;
export type Replay = RgsOutput<'replay'>;
export type EventProof = RgsOutput<'eventProof'>;
export type PastSeeds = RgsOutput<'seeds'>;
export type Rotation = RgsOutput<'rotate'>;
export type SeedRoundsPage = RgsOutput<'seedRounds'>;
export type LineWin = SpinResult['round']['outcome']['steps'][number]['lines'][number];
