import { storedSetting } from '@/lib/browser/stored-setting.ts';

/** Whether the player hides the balances. */
const setting = storedSetting('balancesHidden', (stored) => stored === 'true');

export const { write: hideBalances, use: useBalancesHidden } = setting;
