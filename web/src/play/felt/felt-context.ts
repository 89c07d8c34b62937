import { createContext, useContext } from 'react';
import type { FeltView } from './felt-kind.ts';

const FeltContext = createContext<FeltView | null>(null);

export const FeltProvider = FeltContext.Provider;

/** The felt around this component. */
export function useFelt(): FeltView {
  const view = useContext(FeltContext);
  if (!view) throw new Error('no felt around this component');
  return view;
}
