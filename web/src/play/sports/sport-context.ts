import { createContext } from 'react';
import type { MarketName, OfferedEvent, OpenedSport } from '../contract-types.ts';
import { useRequired } from '../required-context.ts';
import type { Slip } from './slip-state.ts';
import type { OddsLimits } from './slip-validation.ts';
import type { StakeLimits } from './stake-input.ts';

/** The slip of a page with its actions. */
export type SportView = {
  readonly opened: OpenedSport;
  readonly limits: StakeLimits;
  /** The bounds of slips and their odds, from the definition of the game. */
  readonly odds: OddsLimits;
  readonly slip: Slip;
  readonly setSlip: (change: (slip: Slip) => Slip) => void;
  readonly choose: (event: OfferedEvent, market: MarketName, selection: string) => void;
};

const SportContext = createContext<SportView | null>(null);

export const SportProvider = SportContext.Provider;

/** The sport context. @throws outside of its provider */
export const useSport = (): SportView => useRequired(SportContext, 'sport');
