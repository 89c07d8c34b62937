import { expect, test } from 'vitest';
import { prefetchPage } from '@/app/prefetch-page.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { bodiesOf } from './mock-servers.ts';
import { openPage } from './player-page.tsx';

/* What a page shows first is requested while its code loads. */

const ofWallet = ['wallets.list', 'user.info', 'payments.rechargeRecords', 'wallets.days'];

/** The calls that a visit of the path sends before anything of the page is rendered. */
async function callsBefore(path: string, as: 'guest' | 'player'): Promise<readonly string[]> {
  await openPage({ path: '/terms', as });
  const sent = (call: string) => bodiesOf(call).length;
  const before = ofWallet.map(sent);
  queryClient.clear();
  history.replaceState(null, '', path);
  prefetchPage();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  return ofWallet.filter((call, index) => sent(call) > (before[index] ?? 0));
}

test('a player’s wallet requests its balances, its history and the first deposit', async () => {
  expect(await callsBefore('/wallet', 'player')).toEqual(ofWallet);
});

test('another page leaves the balances to its header, which requests them once', async () => {
  expect(await callsBefore('/profile', 'player')).toEqual([]);
});

test('a guest’s wallet requests nothing of a player', async () => {
  expect(await callsBefore('/wallet', 'guest')).toEqual([]);
});
