import type { APIRequestContext, Page } from '@playwright/test';
import type { Player } from './player.ts';
import { type PlayerApi, playerApi } from './player-api.ts';

type Visit = {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly player: Player;
};

/**
 * Logs in without the form, which has tests of its own: the first page finds the session in the
 * storage of "remember me", and the account's currency as the selected wallet if it has none.
 */
export async function logInByApi({ page, request, player }: Visit): Promise<PlayerApi> {
  const { email, password } = player;
  const response = await request.post('/api/user/login', {
    data: { email, password, remember: true },
  });
  const { token, expiresAt, ...user } = (await response.json()).data;
  await page.addInitScript(
    ({ session, currency }) => {
      localStorage.setItem('session', session);
      localStorage['selectedWallet'] ??= currency;
    },
    { session: JSON.stringify({ token, expiresAt, user }), currency: user.currency },
  );
  return playerApi({ request, token });
}
