import { messageText } from '@fairhall/api/messages';
import { describe, expect, it } from 'vitest';
import { languages } from './languages.ts';
import { textIn } from './locale-files.ts';

/*
 * The specification's error catalogue, entry by entry: the English text for the player is the
 * specified one, the other languages are translated, and texts that both server and client have are
 * equal.
 */

/** The placeholders, which every language must contain. */
function placeholders(text: string): string[] {
  return Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, name = '']) => name).sort();
}

const catalogue = [
  ['Network error', 'errors.network'],
  ['Request timed out', 'errors.timeout'],
  ['Request failed', 'errors.requestFailed'],
  ['Invalid game ID', 'game-play:problem.invalidGame.text'],
  ['Game initialization failed', 'game-play:problem.initializationFailed.text'],
  ['Token validation failed', 'game-play:problem.tokenInvalid.text'],
  ['Failed to get game information', 'game-play:problem.gameInfo.text'],
  ['Game start failed', 'game-play:problem.launchFailed.text'],
  [
    'Network connection failed, unable to connect to game server. Please check your network and try again.',
    'game-play:problem.network.text',
  ],
  ['Login exception', 'game-play:problem.loginException.text'],
  ['Login failed: {{message}}. Please try again.', 'game-play:problem.launchRefused.text'],
  [
    'Login token has expired. Please login again to continue playing',
    'game-play:problem.tokenExpired.text',
  ],
  ['Connection lost', 'game-play:problem.connectionLost.title'],
  ['Resource load failed', 'game-play:problem.loadFailed.text'],
  ['Login parameter error', 'game-play:problem.loginParameter.text'],
  [
    'Your account has been logged in on another device. For security, you have been logged out.',
    'game-play:problem.kickedOut.text',
  ],
  ['Insufficient wallet balance, please deposit first', 'gameUtils.insufficientBalance'],
  ['Favorite operation failed', 'favorites.operationFailed'],
  ['Failed to fetch favorites', 'favorites:fetchFailed'],
  ['Failed to get wallet info', 'wallet:walletInfoFailed'],
  ['Refresh failed, please try again', 'errors.refreshFailed'],
  ['Refresh failed, please try again', 'wallet:refreshFailed'],
  ['Registration failed, please try again later', 'auth.registerFailed'],
  ['Update failed, please try again', 'profile:updateFailed'],
  [
    'Change failed, please check if current password is correct',
    'password:changePasswordFailedMessage',
  ],
  ['Deposit failed, please try again', 'deposit:depositFailed'],
  ['order creation failed', 'deposit:orderCreationFailed'],
  ['payment failed', 'deposit:paymentFailed'],
  ['Send failed, please try again', 'password:sendFailed'],
  ['Failed to get the bank list', 'wallet:forms.getBankListFailed'],
  ['Withdrawal failed', 'wallet:withdrawFailed'],
  ['couldn’t be started', 'wallet-selection:gameStartFail'],
  ['couldn’t be switched', 'wallet-selection:switchFail'],
  ['Deposit order created', 'deposit:orderCreated'],
  ['Withdrawal submitted, order number {{order}}', 'wallet:withdrawSubmitted'],
  ['Registration successful, please login', 'auth.registerSuccess'],
  ['Profile updated', 'profile:updated'],
  ['Logged out', 'layout.loggedOut'],
  ['History cleared', 'history:clear.done'],
] as const;

const sharedTexts = [
  ['Login expired, please login again', 'errors.sessionExpired', 'UNAUTHORIZED'],
  ['No permission to access', 'errors.forbidden', 'FORBIDDEN'],
  ['Requested resource not found', 'errors.notFound', 'NOT_FOUND'],
  ['Internal server error', 'errors.internal', 'INTERNAL'],
  ['Please login first', 'errors.loginRequired', 'LOGIN_REQUIRED'],
  [
    'Your account has been logged in on another device. For security, you have been logged out.',
    'errors.kickedOut',
    'KICKED_OUT',
  ],
  [
    'Insufficient wallet balance, please deposit first',
    'gameUtils.insufficientBalance',
    'INSUFFICIENT_BALANCE',
  ],
  [
    'Change failed, please check if current password is correct',
    'password:changePasswordFailedMessage',
    'WRONG_CURRENT_PASSWORD',
  ],
] as const;

const texted: readonly (readonly [english: string, key: string])[] = [
  ...catalogue,
  ...sharedTexts.map(([english, key]) => [english, key] as const),
];

describe('the error catalogue', () => {
  it.each(texted)('contains “%s” in %s', (english, key) => {
    expect(textIn('en', key)).toContain(english);
  });

  it.each(texted)('translates “%s” into every language', (_, key) => {
    const source = textIn('en', key);
    for (const language of languages) {
      const text = textIn(language, key);
      if (language !== 'en') expect(text, language).not.toBe(source);
      expect(placeholders(text), language).toEqual(placeholders(source));
    }
  });

  it.each(sharedTexts)('has the server’s text for “%s”', (_, key, name) => {
    for (const language of languages) {
      expect(textIn(language, key), language).toBe(messageText(name, language));
    }
  });
});
