import { createContext, useContext } from 'react';
import type { MarketName, OfferedEvent, OpenedSport } from '../contract-types.ts';
import type { Slip } from './slip-state.ts';
import type { StakeLimits } from './stake-check.ts';

/** The slip of a page, and what changes it. */
export type SportView = {
  readonly opened: OpenedSport;
  readonly limits: StakeLimits;
  readonly slip: Slip;
  readonly setSlip: (change: (slip: Slip) => Slip) => void;
  readonly choose: (event: OfferedEvent, market: MarketName, selection: string) => void;
};

const SportContext = createContext<SportView | null>(null);

export const SportProvider = SportContext.Provider;

/** The sport around this component. */
export function useSport(): SportView {
  const view = useContext(SportContext);
  if (!view) throw new Error('no sport around this component');
  return view;
}
