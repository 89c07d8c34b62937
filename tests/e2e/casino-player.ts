import type { APIRequestContext } from '@playwright/test';

/** What the API says to the same player, past the pages. */
export function playerApi({ request, token }: { request: APIRequestContext; token: string }) {
  const headers = { authorization: `Bearer ${token}` };
  const post = async (path: string, data: object) => {
    const response = await request.post(`/api${path}`, { headers, data });
    return (await response.json()).data;
  };
  const usdBalance = async (): Promise<number> => {
    const [wallet] = await post('/user/wallet', { walletType: 'USD' });
    return wallet.walletBalance;
  };
  return {
    usdBalance,
    /** Something to play with: the welcome reward, as the balance after it. */
    async claimWelcome(): Promise<number> {
      await post('/promo/welcome', { walletType: 'USD' });
      return usdBalance();
    },
    /** Stake and win of the newest round; a round without a win has no row for it. */
    async latestRound(): Promise<{ stake: number; win: number }> {
      const response = await request.get('/api/user/history?kind=game&pageSize=2', { headers });
      const list: { type: string; amount: number }[] = (await response.json()).data.list;
      const bet = list.findIndex(({ type }) => type === 'bet');
      const wins = list.slice(0, bet).filter(({ type }) => type === 'win');
      return { stake: list[bet]?.amount ?? 0, win: wins[0]?.amount ?? 0 };
    },
  };
}

/** As the pages write dollars in English. */
export function usd(amount: number): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

export const inCents = (amount: number) => Math.round(amount * 100);
