import { useQuery } from '@tanstack/react-query';
import type { Currency } from '@/lib/api/contract-types.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { type DepositRoom, depositRoom } from '../deposit-room.ts';

/** What the player's deposit limits leave for a wallet; `null` without one and until it is known. */
export function useDepositRoom(currency: Currency): DepositRoom | null {
  const overview = useQuery(trpc.saferPlay.overview.queryOptions({}, { staleTime: 0 })).data;
  return overview === undefined ? null : depositRoom(overview.limits, currency);
}
