import { createContext } from 'react';
import type { FormatMoney } from '../game-texts.ts';
import { useRequired } from '../required-context.ts';
import type { OriginalGame } from './original-game.ts';
import type { OriginalSession } from './original-session.ts';
import type { OriginalState } from './original-state.ts';

export type OriginalView = {
  readonly game: OriginalGame;
  readonly state: OriginalState;
  readonly session: OriginalSession;
  readonly formatMoney: FormatMoney;
};

const OriginalContext = createContext<OriginalView | null>(null);

export const OriginalProvider = OriginalContext.Provider;

/** The running original. @throws outside of its provider */
export const useOriginal = (): OriginalView => useRequired(OriginalContext, 'original');
