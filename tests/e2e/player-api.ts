import { type APIRequestContext, expect } from '@playwright/test';

/** A player's calls to the API, without the pages. Amounts in major units. */
export type PlayerApi = {
  readonly token: string;
  readonly post: <Data = unknown>(path: string, data?: object) => Promise<Data>;
  readonly balance: (walletType: string) => Promise<number>;
  readonly usdBalance: () => Promise<number>;
  /** Claims the welcome reward as money to play with; returns the balance in dollars. */
  readonly claimWelcome: () => Promise<number>;
  /** Deposits through the simulated checkout and waits until it is credited. */
  readonly deposit: (order: Order) => Promise<void>;
  /** Sets a limit; the first one holds at once. Major units, or minutes of a time limit. */
  readonly setLimit: (limit: Limit) => Promise<void>;
  /** Orders a deposit and ends it at the checkout with the given outcome. */
  readonly order: (
    order: Order & { outcome: 'paid' | 'failed' | 'cancelled' | 'open' },
  ) => Promise<void>;
  readonly latestDeposit: () => Promise<{ amount: number; bonusAmount: number }>;
  /** Stake and win of the newest round; a round without a win has no row for it. */
  readonly latestRound: () => Promise<{ stake: number; win: number }>;
};

type Limit = { readonly kind: string; readonly period: string; readonly amount: number };
type Order = { readonly walletType: string; readonly amount: number };
type Row = { readonly type: string; readonly amount: number };

export function playerApi({
  request,
  token,
}: {
  readonly request: APIRequestContext;
  readonly token: string;
}): PlayerApi {
  const headers = { authorization: `Bearer ${token}` };
  const post = async (path: string, data: object = {}) => {
    const response = await request.post(`/api${path}`, { headers, data });
    return (await response.json()).data;
  };
  const balance = async (walletType: string) => {
    const [wallet] = await post('/user/wallet', { walletType });
    return Number(wallet.walletBalance);
  };
  const usdBalance = () => balance('USD');
  const order: PlayerApi['order'] = async ({ walletType, amount, outcome }) => {
    const { payUrl } = await post('/payment/recharge', { walletType, amount });
    if (outcome !== 'open') await request.post(`${payUrl}/complete`, { data: { outcome } });
  };
  return {
    token,
    post,
    balance,
    usdBalance,
    order,
    async setLimit(limit) {
      const response = await request.put('/api/safer-play/limits', { headers, data: limit });
      expect(await response.json()).toMatchObject({ code: 200 });
    },
    async claimWelcome() {
      await post('/promo/welcome', { walletType: 'USD' });
      return usdBalance();
    },
    async deposit({ walletType, amount }) {
      const before = await balance(walletType);
      await order({ walletType, amount, outcome: 'paid' });
      await expect.poll(() => balance(walletType)).toBeGreaterThanOrEqual(before + amount);
    },
    async latestDeposit() {
      const { list } = await post('/payment/recharge/records', { pageSize: 1 });
      return list[0];
    },
    async latestRound() {
      const response = await request.get('/api/user/history?kind=game&pageSize=2', { headers });
      const list: Row[] = (await response.json()).data.list;
      const bet = list.findIndex(({ type }) => type === 'bet');
      const wins = list.slice(0, bet).filter(({ type }) => type === 'win');
      return { stake: list[bet]?.amount ?? 0, win: wins[0]?.amount ?? 0 };
    },
  };
}
