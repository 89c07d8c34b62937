import type { AuthContext } from './context.ts';
import { endedSessions } from './sessions.repository.ts';

/** Half of the second within which an end on one node ends the streams on the others. */
const LOOK_MS = 500;

/**
 * Ends the streams of those sessions that another node has ended.
 * @param userIds of these players; without it, of all with a stream on this node
 */
export async function endStreamsOfEndedSessions(
  { prisma, sessions }: Pick<AuthContext, 'prisma' | 'sessions'>,
  userIds?: readonly string[],
): Promise<void> {
  const watched = sessions.watchedSessions(userIds);
  if (watched.length === 0) return;
  for (const ended of await endedSessions(prisma, watched)) sessions.endedElsewhere(ended);
}

/**
 * Looks at the sessions of all streams again and again: no lost message leaves a stream open. Calls
 * need no such look, because each reads its session.
 * @returns a function that stops it
 */
export function watchEndedSessions(
  context: Pick<AuthContext, 'prisma' | 'sessions' | 'log'>,
): () => Promise<void> {
  let looking: Promise<void> | undefined;
  const look = async () => {
    try {
      await endStreamsOfEndedSessions(context);
    } catch (err) {
      context.log.warn({ err }, 'looking for ended sessions failed');
    }
    looking = undefined;
  };
  const timer = setInterval(() => {
    looking ??= look();
  }, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
