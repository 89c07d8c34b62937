import type { APIRequestContext } from '@playwright/test';

/** Deposits as an API tester would, with the token of a session that goes on. */
export async function payDeposit(
  request: APIRequestContext,
  { token, amount }: { readonly token: string; readonly amount: number },
): Promise<void> {
  const order = await request.post('/api/payment/recharge', {
    headers: { authorization: `Bearer ${token}` },
    data: { walletType: 'USD', amount },
  });
  const { payUrl } = (await order.json()).data;
  await request.post(`${payUrl}/complete`, { data: { outcome: 'paid' } });
}
