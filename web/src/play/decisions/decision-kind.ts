import type { ComponentType } from 'react';
import type { DecisionRound } from '../contract-types.ts';
import type { WordKey } from '../i18n/en.ts';
import type { MoneyWords, Speech } from '../i18n/words.ts';
import type { DecisionSession } from './decision-session.ts';
import type { DecisionState } from './decision-state.ts';

/** What every part of the table is drawn from. */
export type DecisionView = {
  readonly kind: DecisionKind;
  readonly state: DecisionState;
  readonly session: DecisionSession;
  readonly money: MoneyWords;
};

/** How a game with decisions is shown and named. */
export type DecisionKind = {
  readonly look: string;
  readonly choiceName: (choice: string, speech: Speech) => string;
  /** The key that makes a choice while the game has the focus: `{ hit: 'h' }`. */
  readonly keys: Readonly<Record<string, string>>;
  /** What the player decides about, while a round waits. */
  readonly turnText: (round: DecisionRound, speech: Speech) => string;
  /** How a round ended. */
  readonly resultText: (round: DecisionRound, speech: Speech) => string;
  /** What lies on the table, in sentences, for a screen reader. */
  readonly spoken: (round: DecisionRound, speech: Speech) => string;
  readonly rules: readonly WordKey[];
  /** What it pays. */
  readonly Pays: ComponentType;
  readonly Board: ComponentType;
  /** In the dock while a round waits, where a button for each choice would not do. */
  readonly Controls?: ComponentType;
};
