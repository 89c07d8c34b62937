import { marketRules } from '@fairhall/api/contract/markets';
import { useMutation, useQuery } from '@tanstack/react-query';
import { queryClient } from '@/lib/api/query-client.ts';
import { api, trpc } from '@/lib/api/trpc.ts';
import { useFirstDeposit } from '@/lib/offers/first-deposit.ts';
import { usePlayer } from '@/lib/session/player.ts';
import { type ChosenKind, type LimitChoice, limitChoice, periodOf } from '../limit-choice.ts';

/** The choice of limits that is due before the player's first deposit; null for none. */
export function useLimitChoice(): {
  readonly choice: LimitChoice | null;
  readonly isPending: boolean;
} {
  const player = usePlayer();
  const firstDeposit = useFirstDeposit();
  const market = player.data?.market;
  const mayBeDue = market !== undefined && marketRules[market].firstDeposit !== 'offer';
  const isDue = mayBeDue && firstDeposit.isFirst === true;
  const { data, isLoading } = useQuery(
    trpc.saferPlay.overview.queryOptions({}, { enabled: isDue, staleTime: 0 }),
  );
  if (!isDue || data === undefined) {
    // Never after the form was shown, which would lose the typed amount: the dialog's own line about
    // the limit loads the same overview.
    const isPending =
      player.isLoading || (mayBeDue && firstDeposit.isPending) || (isDue && isLoading);
    return { choice: null, isPending };
  }
  return {
    choice: limitChoice(
      market,
      data.limits.map(({ kind }) => kind),
    ),
    isPending: false,
  };
}

/** Sets limits one after the other; those before a failure stand. */
export function useSetLimits() {
  return useMutation({
    mutationFn: async (limits: readonly { kind: ChosenKind; amount: number }[]) => {
      for (const { kind, amount } of limits) {
        await api.saferPlay.setLimit.mutate({ kind, period: periodOf(kind), amount });
      }
    },
    onSettled: () => queryClient.invalidateQueries(trpc.saferPlay.overview.pathFilter()),
  });
}
