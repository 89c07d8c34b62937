import { DEFAULT_CURRENCY, isCurrency } from '@fairhall/api/contract/money';
import type { Currency } from '@/lib/api/contract-types.ts';
import { storedSetting } from '@/lib/browser/stored-setting.ts';

/** The wallet of the games and the header; US dollars by default. */
const setting = storedSetting<Currency>('selectedWallet', (stored) =>
  stored !== null && isCurrency(stored) ? stored : DEFAULT_CURRENCY,
);

export const { read: selectedWallet, write: selectWallet, use: useSelectedWallet } = setting;
