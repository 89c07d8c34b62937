import { storedSetting } from '@/lib/browser/stored-setting.ts';

/**
 * Whether a player has logged in or registered in this browser. Holds nothing personal and outlives
 * the logout: the login welcomes back only who was here before.
 */
export const hasLoggedIn = storedSetting('hasLoggedIn', (stored) => stored === 'true');
