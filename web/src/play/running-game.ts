import type { ReactNode } from 'react';
import type { Replay } from './contract-types.ts';
import type { FormatMoney, GameTexts } from './game-texts.ts';
import type { SessionParts } from './session/game-session.ts';

/** The inputs of a game's presentation. */
export type PresentationParts<Opened> = SessionParts<Opened> & {
  readonly i18n: GameTexts;
  readonly formatMoney: FormatMoney;
  /** Called with 0 to 1 while images load. */
  readonly onProgress: (progress: number) => void;
};

/** A loaded game. */
export type RunningGame = {
  readonly view: ReactNode;
  readonly session: {
    readonly setReconnecting: (reconnecting: boolean) => void;
    readonly refreshBalance: () => Promise<void>;
    readonly pause: () => void;
    readonly replay: (replayed: Replay, msMax: number) => Promise<void>;
    readonly close: () => void;
  };
};
