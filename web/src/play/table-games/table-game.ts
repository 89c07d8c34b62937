import type { ComponentType } from 'react';
import type { SpotRound } from '../contract-types.ts';
import type { TextKey } from '../i18n/en.ts';
import type { FormatMoney, I18n } from '../i18n/i18n.ts';
import type { Beats } from '../sound/beats.ts';
import type { TableGameSession } from './table-game-session.ts';
import type { TableGameState } from './table-game-state.ts';

/** What every part of a table is drawn from. */
export type TableGameView = {
  readonly game: TableGame;
  readonly state: TableGameState;
  readonly session: TableGameSession;
  readonly formatMoney: FormatMoney;
};

/** How a game of one deal is shown and named. */
export type TableGame = {
  readonly look: string;
  /** Chips on many spots, one marked slip, or one ticket. */
  readonly buys: 'chips' | 'slip' | 'ticket';
  /** How long a round is shown before its result lies open, in milliseconds. */
  readonly revealMs: (round: SpotRound) => number;
  /** The sounds of a deal, as often as what is shown of it. */
  readonly beats: (round: SpotRound) => Beats;
  readonly spotName: (spot: string, i18n: I18n) => string;
  /** Whose the hands are, where they are of cards. */
  readonly cardHands?: readonly TextKey[];
  /** What was dealt, as text. */
  readonly resultText: (round: SpotRound, i18n: I18n) => string;
  /** The brass button. */
  readonly play: TextKey;
  readonly playAgain: TextKey;
  /** What to do while no bet is placed. */
  readonly prompt: TextKey;
  readonly rules: readonly TextKey[];
  readonly Board: ComponentType;
  /** What was dealt as a sign, before the headline. */
  readonly Mark?: ComponentType<{ readonly round: SpotRound }>;
  /** The last results, after the headline. */
  readonly Last?: ComponentType;
  /** What it pays, where a table of all spots would not say it. */
  readonly Pays?: ComponentType;
};
