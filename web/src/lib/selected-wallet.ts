import { DEFAULT_CURRENCY, isCurrency } from '@fairhall/server/money';
import { useSyncExternalStore } from 'react';
import type { Currency } from './contract-types.ts';

const STORAGE_KEY = 'selectedWallet';

const listeners = new Set<() => void>();

/** The wallet that games and the header use; US dollars until the player picks another. */
export function selectedWallet(): Currency {
  const stored = localStorage.getItem(STORAGE_KEY);
  return stored !== null && isCurrency(stored) ? stored : DEFAULT_CURRENCY;
}

export function selectWallet(currency: Currency): void {
  localStorage.setItem(STORAGE_KEY, currency);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function useSelectedWallet(): Currency {
  return useSyncExternalStore(subscribe, selectedWallet);
}
