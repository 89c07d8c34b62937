import { storedSetting } from '@/lib/browser/stored-setting.ts';

/**
 * Whether anybody has logged in or registered in this browser. Holds nothing personal and outlives
 * the logout: it selects the tab in which the login opens before a game.
 */
export const hasLoggedIn = storedSetting('hasLoggedIn', (stored) => stored === 'true');
