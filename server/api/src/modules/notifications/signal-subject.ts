import type { Signal } from './player-events.ts';

/** The subject by which a signal reaches the other nodes: its parts, with the player first. */
export function signalSubject(userId: string, signal: Signal): string {
  switch (signal.type) {
    case 'protection':
      return `${userId}/protection`;
    case 'realityCheck':
      return `${userId}/realityCheck/${signal.dueAt.getTime()}/${signal.everyMinutes}`;
  }
}

/** The player of a subject, with its signal; without one the player has changed. */
export function parseSubject(subject: string): {
  readonly userId: string;
  readonly signal: Signal | null;
} {
  const [userId = '', type, dueAtMs, everyMinutes] = subject.split('/');
  if (type === 'protection') return { userId, signal: { type } };
  if (type !== 'realityCheck') return { userId, signal: null };
  const dueAt = new Date(Number(dueAtMs));
  return { userId, signal: { type, dueAt, everyMinutes: Number(everyMinutes) } };
}
