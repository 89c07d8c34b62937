import type { ComponentType } from 'react';
import type { DecisionRound } from '../contract-types.ts';
import type { TextKey } from '../i18n/en.ts';
import type { FormatMoney, I18n } from '../i18n/i18n.ts';
import type { MultiStepSession } from './multi-step-session.ts';
import type { MultiStepState } from './multi-step-state.ts';

/** What every part of the table is drawn from. */
export type MultiStepView = {
  readonly game: MultiStepGame;
  readonly state: MultiStepState;
  readonly session: MultiStepSession;
  readonly formatMoney: FormatMoney;
};

/** How a game of several steps is shown and named. */
export type MultiStepGame = {
  readonly look: string;
  readonly choiceName: (choice: string, i18n: I18n) => string;
  /** The key that makes a choice while the game has the focus: `{ hit: 'h' }`. */
  readonly keys: Readonly<Record<string, string>>;
  /** What the player decides about, while a round waits. */
  readonly turnText: (round: DecisionRound, i18n: I18n) => string;
  /** How a round ended. */
  readonly resultText: (round: DecisionRound, i18n: I18n) => string;
  /** What lies on the table, in sentences, for a screen reader. */
  readonly liveText: (round: DecisionRound, i18n: I18n) => string;
  readonly rules: readonly TextKey[];
  /** What it pays. */
  readonly Pays: ComponentType;
  readonly Board: ComponentType;
  /** In the dock while a round waits, where a button for each choice would not do. */
  readonly Controls?: ComponentType;
};
