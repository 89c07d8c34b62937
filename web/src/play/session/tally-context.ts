import { createContext, useContext } from 'react';
import type { SessionTally } from './session-tally.ts';

const TallyContext = createContext<SessionTally | null>(null);

export const TallyProvider = TallyContext.Provider;

/** The tally of the game that is open; `null` outside of one. */
export const useTally = (): SessionTally | null => useContext(TallyContext);
