import { useMutation } from '@tanstack/react-query';
import type { Currency } from '@/lib/api/contract-types.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { api, trpc } from '@/lib/api/trpc.ts';
import { refreshWallets } from '@/lib/money/wallets.ts';
import { verifyDraw } from '../wheel.ts';

/** Draws the reward and verifies the draw on this device against the hash shown before. */
export function useDraw(serverSeedHash: string) {
  return useMutation({
    meta: { showsError: true },
    mutationFn: async (walletType: Currency) => {
      const draw = await api.promo.drawWelcome.mutate({ walletType });
      return { draw, verdict: await verifyDraw(draw, serverSeedHash) };
    },
    onSettled: () => {
      void refreshWallets();
      void queryClient.invalidateQueries(trpc.user.info.pathFilter());
    },
  });
}

export type DrawResult = NonNullable<ReturnType<typeof useDraw>['data']>;

/** Removes the offer from the pages behind once the player has seen the result. */
export function removeOffer(): void {
  void queryClient.invalidateQueries(trpc.promo.welcome.pathFilter());
}
