import type { ComponentType } from 'react';
import type { Settlement } from '../chips/settlement.ts';
import type { DecisionRound } from '../contract-types.ts';
import type { Dealer } from '../dealer/dealer-rail.tsx';
import type { FormatMoney, GameTexts, TextKey } from '../game-texts.ts';
import type { MultiStepSession, SessionGame } from './multi-step-session.ts';
import type { MultiStepState } from './multi-step-state.ts';

/** The props that every part of the table uses. */
export type MultiStepView = {
  readonly game: MultiStepGame;
  readonly state: MultiStepState;
  readonly session: MultiStepSession;
  readonly settlement: Settlement;
  readonly formatMoney: FormatMoney;
};

/** The presentation of a multi-step game. */
export type MultiStepGame = SessionGame & {
  readonly look: string;
  readonly choiceName: (choice: string, i18n: GameTexts) => string;
  /** The key that makes a choice while the game has the focus: `{ hit: 'h' }`. */
  readonly keys: Readonly<Record<string, string>>;
  /** The decision that an open round waits for. */
  readonly turnText: (round: DecisionRound, i18n: GameTexts) => string;
  /** The result of a round. */
  readonly resultText: (round: DecisionRound, i18n: GameTexts) => string;
  /** The cards on the table as sentences, for screen readers. */
  readonly liveText: (round: DecisionRound, i18n: GameTexts) => string;
  readonly rules: readonly TextKey[];
  /** The paytable. */
  readonly Pays: ComponentType;
  readonly Board: ComponentType;
  /** What moves in the place behind the table. */
  readonly Scene?: ComponentType;
  /** Who deals and pays at this table; without one it has no rail. */
  readonly dealer?: Dealer;
  /** Replaces the choice buttons in the dock. */
  readonly Controls?: ComponentType;
  /** The tiles of a hand as text, in a proof; without it they are cards. */
  readonly handText?: (
    hand: { readonly name: string; readonly cards: readonly (number | null)[] },
    i18n: GameTexts,
  ) => string;
};
