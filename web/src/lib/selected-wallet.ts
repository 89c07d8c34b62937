import { DEFAULT_CURRENCY, isCurrency } from '@fairhall/api/contract/money';
import type { Currency } from './contract-types.ts';
import { storedSetting } from './stored-setting.ts';

/** The wallet that games and the header use; US dollars until the player picks another. */
const setting = storedSetting<Currency>('selectedWallet', (stored) =>
  stored !== null && isCurrency(stored) ? stored : DEFAULT_CURRENCY,
);

export const { read: selectedWallet, write: selectWallet, use: useSelectedWallet } = setting;
