import { createContext } from 'react';
import type { DefinitionOf } from '../definition-of.ts';
import type { FormatMoney } from '../game-texts.ts';
import { useRequired } from '../required-context.ts';
import type { FishingSession } from './fishing-session.ts';
import type { FishingState } from './fishing-state.ts';
import type { PaidSpecies } from './paid-species.ts';

/** State and services for every component of the page. */
export type FishingView = {
  readonly sheet: DefinitionOf<'fishing'>;
  readonly species: readonly PaidSpecies[];
  readonly state: FishingState;
  readonly session: FishingSession;
  readonly formatMoney: FormatMoney;
};

const FishingContext = createContext<FishingView | null>(null);

export const FishingProvider = FishingContext.Provider;

export const useFishing = (): FishingView => useRequired(FishingContext, 'arena');
