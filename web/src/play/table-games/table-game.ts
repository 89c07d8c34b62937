import type { GameDefinition } from '@fairhall/game-server/definitions/game-definition';
import type { ComponentType } from 'react';
import type { AutobetGame } from '../autobet/autobet-game.ts';
import type { Settlement } from '../chips/settlement.ts';
import type { SpotRound } from '../contract-types.ts';
import type { Dealer } from '../dealer/dealer-rail.tsx';
import type { FormatMoney, GameTexts, TextKey } from '../game-texts.ts';
import type { SessionGame, TableGameSession } from './table-game-session.ts';
import type { TableGameState } from './table-game-state.ts';

/** The props that every part of a table uses. */
export type TableGameView = {
  readonly game: TableGame;
  readonly state: TableGameState;
  readonly session: TableGameSession;
  readonly settlement: Settlement;
  readonly formatMoney: FormatMoney;
};

/** What the text of an outcome is made of. */
export type ResultContext = { readonly i18n: GameTexts; readonly sheet: GameDefinition };

/** The presentation of a single-step game. */
export type TableGame = SessionGame & {
  readonly look: string;
  /** Chips on spots, one marked slip, or one ticket. */
  readonly buys: 'chips' | 'slip' | 'ticket';
  readonly spotName: (spot: string, i18n: GameTexts) => string;
  /** The names of the hands, in card games. */
  readonly cardHands?: readonly TextKey[];
  /** The outcome as text, by the definition of the round. @throws Error for another game's definition */
  readonly resultText: (round: SpotRound, of: ResultContext) => string;
  /** The label of the play button. */
  readonly play: TextKey;
  readonly playAgain: TextKey;
  /** The label of the button that opens the rest of a ticket. */
  readonly openAll?: TextKey;
  /** How the player opens the parts of a ticket. */
  readonly openHint?: TextKey;
  /** The hint while no bet is placed. */
  readonly prompt: TextKey;
  readonly rules: readonly TextKey[];
  readonly Board: ComponentType;
  /** What moves in the place behind the table. */
  readonly Scene?: ComponentType;
  /** Who pays at this table; without one it has no rail. */
  readonly dealer?: Dealer;
  /** The outcome as a symbol, before the headline. */
  readonly ResultMark?: ComponentType<{ readonly round: SpotRound }>;
  /** The last results, after the headline. */
  readonly LastResults?: ComponentType;
  /** Automatic rounds of the placed bet, in a game that has them; `null` without a bet. */
  readonly autobetOf?: (state: TableGameState) => AutobetGame | null;
  /** Replaces the table of all spots in the rules. */
  readonly Pays?: ComponentType;
};
