import type { RgsCall } from '../contract-types.ts';
import type { Host } from '../host.ts';
import type { RgsClient } from '../rgs-client.ts';
import type { CountedRound, SessionTally, ShownReturn } from './session-tally.ts';

const staking: ReadonlySet<RgsCall> = new Set(['spin', 'bet', 'deal', 'buyTicket', 'placeBet']);

/**
 * Tracks the rounds of all responses in a tally. A game posts the balance to its host after it has
 * shown a round; the round counts from then on.
 */
export function trackRounds(
  { client, host }: { client: RgsClient; host: Host },
  {
    tally,
    onStaked,
    onShown,
  }: {
    tally: SessionTally;
    /** Called after each call that staked. */
    onStaked: () => void;
    onShown: (returns: readonly ShownReturn[]) => void;
  },
): { client: RgsClient; host: Host } {
  return {
    client: {
      async call(name, input) {
        const result = await client.call(name, input);
        if (result.ok && staking.has(name)) onStaked();
        // A proof contains a past round.
        if (result.ok && name !== 'proof') trackResponse(result.data, tally);
        return result;
      },
    },
    host: {
      ...host,
      post(message) {
        if (message.type === 'balance') onShown(tally.show());
        host.post(message);
      },
    },
  };
}

/** Tracks the round, the slip or the slips of a response. */
function trackResponse(response: unknown, tally: SessionTally): void {
  if (typeof response !== 'object' || response === null) return;
  const round = asRound(
    'round' in response ? response.round : 'slip' in response ? response.slip : null,
  );
  if (round) tally.track(round);
  if (!('slips' in response) || !Array.isArray(response.slips)) return;
  tally.trackListed(response.slips.map(asRound).filter((slip) => slip !== null));
}

function asRound(value: unknown): CountedRound | null {
  if (typeof value !== 'object' || value === null) return null;
  const { roundId, slipId, stake, win, status }: Partial<Record<string, unknown>> = { ...value };
  const id = roundId ?? slipId;
  if (typeof id !== 'string' || typeof stake !== 'string') return null;
  if (typeof win !== 'string' || typeof status !== 'string') return null;
  return { roundId: id, stake, win, status };
}
