import type { ShownItem } from '@fairhall/game-server/contract/record';
import type { RgsCall, RgsOutput, Round, Slip } from '../contract-types.ts';
import { outcomeDigest } from './outcome-digest.ts';

/** The seeds of a player; the first one has no client seed yet, and no next seed. */
export type ShownSeeds = Extract<RgsOutput<'open'>, { fairness: unknown }>['fairness'];

/** The commitment in force with its next nonce, and the commitment of the next seed. */
export function commitmentItems(fairness: ShownSeeds): readonly ShownItem[] {
  const { serverSeedHash, clientSeed, nextNonce, nextServerSeedHash } = fairness;
  const active: ShownItem = {
    kind: 'seal',
    ...{ serverSeedHash, clientSeed, nextNonce, nextServerSeedHash },
    isActive: true,
  };
  if (nextServerSeedHash === null) return [active];
  return [
    active,
    {
      kind: 'seal',
      serverSeedHash: nextServerSeedHash,
      ...{ clientSeed: null, nextNonce: 0, nextServerSeedHash: null },
      isActive: false,
    },
  ];
}

/** A round in its final state; `null` while it is open, and for one that was refused. */
export async function roundItem(round: Round): Promise<ShownItem | null> {
  const { roundId, gameId, stake, win, status, proof } = round;
  if (status === 'open' || status === 'cancelled') return null;
  return {
    kind: 'round',
    ...{ roundId, gameId, stake, win },
    serverSeedHash: proof.serverSeedHash,
    clientSeed: proof.clientSeed,
    nonce: proof.nonce,
    rulesHash: proof.rulesHash,
    digest: await outcomeDigest(round.outcome),
  };
}

type CommittedEvent = {
  readonly eventId: string;
  readonly serverSeedHash: string;
  readonly bookDigest: string | null;
};

export const eventItem = (event: CommittedEvent): ShownItem => ({
  kind: 'event',
  eventId: event.eventId,
  serverSeedHash: event.serverSeedHash,
  bookDigest: event.bookDigest,
});

/** The events that decide a slip. */
export function eventIdsOf(slip: Slip): readonly string[] {
  return slip.kind === 'draw' ? [slip.event.eventId] : slip.legs.map(({ event }) => event.eventId);
}

export function slipItem(slip: Slip): ShownItem {
  const { slipId, gameId, digest, stake } = slip;
  return { kind: 'slip', slipId, gameId, digest, stake, eventIds: [...eventIdsOf(slip)] };
}

type Response = RgsOutput<RgsCall>;

export const fairnessOf = (response: Response): ShownSeeds | null =>
  'fairness' in response ? response.fairness : null;

export const roundOf = (response: Response): Round | null =>
  'round' in response && 'balance' in response && response.round !== null && 'fairness' in response
    ? response.round
    : null;
