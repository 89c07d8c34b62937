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
        if (result.ok && name !== 'proof')
          for (const round of roundsIn(result.data)) tally.hear(round);
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

/** The round of an answer, whichever engine dealt it. */
function roundsIn(answer: unknown): CountedRound[] {
  if (typeof answer !== 'object' || answer === null || !('round' in answer)) return [];
  return isRound(answer.round) ? [answer.round] : [];
}

function isRound(value: unknown): value is CountedRound {
  if (typeof value !== 'object' || value === null) return false;
  return ['roundId', 'stake', 'win', 'status'].every(
    (field) => field in value && typeof value[field as keyof typeof value] === 'string',
  );
}
