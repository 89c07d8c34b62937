import { createContext, useContext } from 'react';
import type { MoneyWords } from '../i18n/words.ts';
import type { FishingGame } from './engine-facts.ts';
import type { FishingSession } from './fishing-session.ts';
import type { FishingState } from './fishing-state.ts';
import type { PaidSpecies } from './paid-species.ts';

/** What every part of the page is drawn from. */
export type FishingView = {
  readonly game: FishingGame;
  readonly species: readonly PaidSpecies[];
  readonly state: FishingState;
  readonly session: FishingSession;
  readonly money: MoneyWords;
};

const FishingContext = createContext<FishingView | null>(null);

export const FishingProvider = FishingContext.Provider;

export function useFishing(): FishingView {
  const view = useContext(FishingContext);
  if (!view) throw new Error('no arena around this component');
  return view;
}
