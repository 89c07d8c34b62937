import type { SessionEndReason } from '@fairhall/kit/errors';
import type { ActiveSession } from '../../core/caller.ts';

type Watcher = {
  readonly session: ActiveSession;
  readonly onEnd: (reason: SessionEndReason) => void;
};

/** Who is to be called when a session ends: the event streams of this process. */
export class SessionWatchers {
  /** By user id. */
  readonly #watchers = new Map<string, Set<Watcher>>();

  /** @returns a function that stops the watch */
  add(session: ActiveSession, onEnd: Watcher['onEnd']): () => void {
    const watcher = { session, onEnd };
    const watchers = this.#watchers.get(session.userId) ?? new Set();
    this.#watchers.set(session.userId, watchers.add(watcher));
    return () => this.#remove(session.userId, watcher);
  }

  /** The ids of the watched sessions, of these players or of all. */
  sessionIds(userIds: Iterable<string> = this.#watchers.keys()): string[] {
    const watchers = [...userIds].flatMap((userId) => [...(this.#watchers.get(userId) ?? [])]);
    return [...new Set(watchers.map(({ session }) => session.sessionId))];
  }

  /**
   * Calls the watchers of the player's ended sessions once; the cost depends on this player alone.
   * @param end.ended which sessions ended; all without it
   */
  end(
    userId: string,
    {
      reason,
      ended = () => true,
    }: { reason: SessionEndReason; ended?: ((session: ActiveSession) => boolean) | undefined },
  ): void {
    for (const watcher of [...(this.#watchers.get(userId) ?? [])]) {
      if (!ended(watcher.session)) continue;
      this.#remove(userId, watcher);
      watcher.onEnd(reason);
    }
  }

  #remove(userId: string, watcher: Watcher): void {
    const watchers = this.#watchers.get(userId);
    if (watchers?.delete(watcher) && watchers.size === 0) this.#watchers.delete(userId);
  }
}
