import { DEFAULT_CURRENCY, isCurrency } from '@fairhall/api/contract/money';
import type { Currency } from '@/lib/api/contract-types.ts';
import { localStore } from '@/lib/browser/storage.ts';
import { storedSetting } from '@/lib/browser/stored-setting.ts';

const STORAGE_KEY = 'selectedWallet';

/** The wallet of the games and the header; US dollars by default. */
const setting = storedSetting<Currency>(STORAGE_KEY, (stored) =>
  isSelected(stored) ? stored : DEFAULT_CURRENCY,
);

function isSelected(stored: string | null): stored is Currency {
  return stored !== null && isCurrency(stored);
}

export const { read: selectedWallet, write: selectWallet, use: useSelectedWallet } = setting;

/** Whether a wallet was selected in this browser. */
export const hasSelectedWallet = (): boolean => isSelected(localStore.read(STORAGE_KEY));
