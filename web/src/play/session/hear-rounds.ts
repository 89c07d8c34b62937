import type { CasinoClient } from '../casino-client.ts';
import type { Host } from '../host.ts';
import type { CountedRound, SessionTally } from './session-tally.ts';

/**
 * Lets a tally hear every round that the casino answers with, whatever the game. A game tells its
 * host the balance when the player has seen a round: that is when it counts.
 */
export function hearRounds(
  { client, host }: { client: CasinoClient; host: Host },
  { tally, onShown }: { tally: SessionTally; onShown: (changes: readonly bigint[]) => void },
): { client: CasinoClient; host: Host } {
  return {
    client: {
      async call(name, input) {
        const result = await client.call(name, input);
        // A proof is of a round from before.
        if (result.ok && name !== 'proof') take(result.data, tally);
        return result;
      },
    },
    host: {
      ...host,
      tell(message) {
        if (message.type === 'balance') onShown(tally.show());
        host.tell(message);
      },
    },
  };
}

/** The round or slip that an answer is about, whichever engine dealt it; or a list of slips. */
function take(answer: unknown, tally: SessionTally): void {
  if (typeof answer !== 'object' || answer === null) return;
  const round = asRound('round' in answer ? answer.round : 'slip' in answer ? answer.slip : null);
  if (round) tally.hear(round);
  if (!('slips' in answer) || !Array.isArray(answer.slips)) return;
  tally.recall(answer.slips.map(asRound).filter((slip) => slip !== null));
}

function asRound(value: unknown): CountedRound | null {
  if (typeof value !== 'object' || value === null) return null;
  const { roundId, slipId, stake, win, status, createdAt }: Partial<Record<string, unknown>> = {
    ...value,
  };
  const id = roundId ?? slipId;
  if (typeof id !== 'string' || typeof stake !== 'string') return null;
  if (typeof win !== 'string' || typeof status !== 'string') return null;
  const when = typeof createdAt === 'string' ? { createdAt } : {};
  return { roundId: id, stake, win, status, ...when };
}
