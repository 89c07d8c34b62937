import { storedSetting } from './stored-setting.ts';

/** Whether the player keeps what their wallets hold from whoever looks over their shoulder. */
const setting = storedSetting('balancesHidden', (stored) => stored === 'true');

export const { write: hideBalances, use: useBalancesHidden } = setting;
