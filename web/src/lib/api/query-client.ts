import { endpoints } from 'virtual:contract-tables';
import { currentSession, onSessionChange } from '@/lib/session/session.ts';
import { newQueryClient } from './new-query-client.ts';

const STALE_AFTER_MS = 30_000;

/** The queries of the player client. */
export const queryClient = newQueryClient(STALE_AFTER_MS);

/** Whether a cached response belongs to the player, by the access of its call in the contract. */
function isPrivate(queryKey: readonly unknown[]): boolean {
  const [path] = queryKey;
  return Array.isArray(path) && endpoints[path.join('.')]?.[2] === 'session';
}

let lastUserId = currentSession()?.user.userId;

// The next player of this browser must never see the previous player's balances.
onSessionChange((session) => {
  const userId = session?.user.userId;
  // A renewed token or a changed nickname does not change the player.
  if (userId === lastUserId) return;
  lastUserId = userId;
  const filters = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isPrivate(queryKey),
  };
  void queryClient.cancelQueries(filters);
  if (session) void queryClient.resetQueries(filters);
  else queryClient.removeQueries(filters);
});
