import { bearer, type TestServer } from './test-server.ts';

/** What a player has in a wallet, as the wallet page shows it. */
export async function walletBalance(
  { api }: Pick<TestServer, 'api'>,
  { token, walletType = 'USD' }: { readonly token: string; readonly walletType?: string },
): Promise<number> {
  const { body } = await api.post('/api/user/wallet').set(bearer(token)).send({ walletType });
  return body.data[0].walletBalance;
}
