import { PartyError } from '@fairhall/kit/http/simulator-envelope';

/** Calls of one player that wait for their turn. */
const WAITING_MAX = 8;
/** Players with a call under way at one time. */
const PLAYERS_MAX = 10_000;

export type PlayerQueue = ReturnType<typeof createPlayerQueue>;

/**
 * One thing at a time for each player, in the order in which they came: no two rounds are dealt
 * from one nonce, and a seed is not revealed while a round is on its way.
 */
export function createPlayerQueue() {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>();

  return {
    /**
     * Runs the task when the player's earlier ones are over.
     * @throws PartyError TOO_MANY_REQUESTS, OVERLOADED; whatever the task throws
     */
    async run<T>(uid: string, task: () => Promise<T>): Promise<T> {
      const line = lines.get(uid) ?? { last: Promise.resolve(), length: 0 };
      if (line.length > WAITING_MAX)
        throw new PartyError('TOO_MANY_REQUESTS', 'Too many requests, please wait a moment.');
      if (line.length === 0 && lines.size >= PLAYERS_MAX)
        throw new PartyError('OVERLOADED', 'The casino is busy. Nothing was done.');
      line.length += 1;
      lines.set(uid, line);
      const result = line.last.then(task).finally(() => {
        line.length -= 1;
        if (line.length === 0) lines.delete(uid);
      });
      line.last = result.catch(() => undefined);
      return result;
    },

    /** Ends when everything that was asked for so far is over. */
    async settled(): Promise<void> {
      await Promise.all([...lines.values()].map((line) => line.last));
    },
  };
}
