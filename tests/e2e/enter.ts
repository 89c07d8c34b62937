import type { APIRequestContext, Page } from '@playwright/test';
import { expect, type Player } from './test.ts';

type Visit = {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly player: Player;
};

export type PlayerApi = {
  readonly token: string;
  readonly post: <Data = unknown>(path: string, data?: object) => Promise<Data>;
  /** Deposits through the simulated checkout and waits until the money is there. */
  readonly deposit: (order: { walletType: string; amount: number }) => Promise<void>;
  /** Orders a deposit and ends it at the checkout as said. */
  readonly order: (order: {
    walletType: string;
    amount: number;
    outcome: 'paid' | 'failed' | 'cancelled' | 'open';
  }) => Promise<void>;
  /** Major units. */
  readonly balance: (walletType: string) => Promise<number>;
};

/**
 * Logs in past the form, which other tests are about: the session lies where "remember me" puts it
 * when the first page opens.
 */
export async function enter({ page, request, player }: Visit): Promise<PlayerApi> {
  const { email, password } = player;
  const answer = await request.post('/api/user/login', {
    data: { email, password, remember: true },
  });
  const { token, expiresAt, ...user } = (await answer.json()).data;
  await page.addInitScript(
    (session) => localStorage.setItem('session', session),
    JSON.stringify({ token, expiresAt, user }),
  );
  return playerApi({ request, token });
}

function playerApi({ request, token }: { request: APIRequestContext; token: string }): PlayerApi {
  const headers = { authorization: `Bearer ${token}` };
  const post = async (path: string, data: object = {}) => {
    const response = await request.post(`/api${path}`, { headers, data });
    return (await response.json()).data;
  };
  const balance = async (walletType: string) => {
    const [wallet] = await post('/user/wallet', { walletType });
    return Number(wallet.walletBalance);
  };
  const order: PlayerApi['order'] = async ({ walletType, amount, outcome }) => {
    const { payUrl } = await post('/payment/recharge', { walletType, amount });
    if (outcome !== 'open') await request.post(`${payUrl}/complete`, { data: { outcome } });
  };
  const deposit: PlayerApi['deposit'] = async ({ walletType, amount }) => {
    const before = await balance(walletType);
    await order({ walletType, amount, outcome: 'paid' });
    await expect.poll(() => balance(walletType)).toBeGreaterThanOrEqual(before + amount);
  };
  return { token, post, deposit, order, balance };
}
