import type { CasinoInput, CasinoOutput } from '../../../server/src/simulators/casino/contract.ts';

/*
 * The round API's shapes by name, from the casino's own declaration. Types only: nothing of zod
 * reaches the bundle through this file.
 */

export type {
  CasinoCall,
  CasinoInput,
  CasinoOutput,
  casinoCalls,
  GameMessage,
  GameProblem,
  HostMessage,
  Paytable,
  Round,
  SlotOutcome,
  SlotRound,
  SpinStep,
  SpotOutcome,
  SpotPaytable,
  SpotRound,
} from '../../../server/src/simulators/casino/contract.ts';

export type { Fairness } from '../../../server/src/simulators/casino/contract-facts.ts';

export type OpenedGame = CasinoOutput<'open'>;
export type OpenedSlot = Extract<OpenedGame, { engine: 'slot' }>;
export type OpenedSpots = Extract<OpenedGame, { engine: 'spots' }>;
export type SpinInput = CasinoInput<'spin'>;
export type SpinResult = CasinoOutput<'spin'>;
export type BetResult = CasinoOutput<'bet'>;
export type Proof = CasinoOutput<'proof'>;
export type Rotation = CasinoOutput<'rotate'>;
export type LineWin = SpinResult['round']['outcome']['steps'][number]['lines'][number];
