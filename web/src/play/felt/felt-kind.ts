import type { ComponentType } from 'react';
import type { SpotRound } from '../contract-types.ts';
import type { WordKey } from '../i18n/en.ts';
import type { MoneyWords, Speech } from '../i18n/words.ts';
import type { Beats } from '../sound/beats.ts';
import type { FeltSession } from './felt-session.ts';
import type { FeltState } from './felt-state.ts';

/** What every part of a felt is drawn from. */
export type FeltView = {
  readonly kind: FeltKind;
  readonly state: FeltState;
  readonly session: FeltSession;
  readonly money: MoneyWords;
};

/** How a game of one deal is shown and named. */
export type FeltKind = {
  readonly look: string;
  /** Chips on many spots, one marked slip, or one ticket as it is. */
  readonly buys: 'chips' | 'slip' | 'ticket';
  /** How long a round is shown before its result lies open, in milliseconds. */
  readonly revealMs: (round: SpotRound) => number;
  /** What is heard while a round is dealt, as often as what is shown of it. */
  readonly heard: (round: SpotRound) => Beats;
  readonly spotName: (spot: string, speech: Speech) => string;
  /** Whose the hands are, where they are of cards. */
  readonly cardHands?: readonly WordKey[];
  /** What was dealt, in words. */
  readonly resultText: (round: SpotRound, speech: Speech) => string;
  /** The brass button. */
  readonly play: WordKey;
  readonly playAgain: WordKey;
  /** What to do while nothing lies on the felt. */
  readonly prompt: WordKey;
  readonly rules: readonly WordKey[];
  readonly Board: ComponentType;
  /** What was dealt as a sign, before its words in the head of the felt. */
  readonly Mark?: ComponentType<{ readonly round: SpotRound }>;
  /** The last results, for the head of the felt. */
  readonly Last?: ComponentType;
  /** What it pays, where a table of all spots would not say it. */
  readonly Pays?: ComponentType;
};
