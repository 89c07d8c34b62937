import type { ShownItem } from '@fairhall/game-server/contract/record';
import { SHOWN_MAX } from '@fairhall/game-server/contract/record-bounds';
import type { RgsCall, RgsInput, RgsOutput, Slip } from '../contract-types.ts';
import type { Host } from '../host.ts';
import type { CallResult, RgsClient } from '../rgs-client.ts';
import { canCompute } from '../verify/web-hmac.ts';
import {
  commitmentItems,
  eventIdsOf,
  eventItem,
  fairnessOf,
  roundItem,
  roundOf,
  type ShownSeeds,
  slipItem,
} from './shown-items.ts';

/** Events on sale or running, of which at most this many commitments are cached for a purchase. */
const EVENTS_MAX = 200;

type CommittedEvent = Parameters<typeof eventItem>[0];

/**
 * Posts what every response shows to the host page, which saves it in the player's record: commitments,
 * finished rounds, refused stakes, bought slips and the commitments of their events.
 */
export function recordShown({
  client,
  host,
}: {
  readonly client: RgsClient;
  readonly host: Host;
}): RgsClient {
  // Rounds cannot be verified without Web Crypto, and have no digest.
  if (!host.embedded || !canCompute()) return client;
  const events = createEventCommitments();
  let inForce: ShownSeeds | null = null;
  let last: Promise<unknown> = Promise.resolve();

  /** In the order of the responses: the digest of a round takes a moment. */
  function post(items: Promise<readonly ShownItem[]>): void {
    last = last.then(async () => {
      const shown = await items;
      for (let at = 0; at < shown.length; at += SHOWN_MAX) {
        host.post({ type: 'shown', items: shown.slice(at, at + SHOWN_MAX) });
      }
    });
    // A malformed response is handled by its caller.
    last = last.catch(() => {});
  }

  return {
    async call(name, input) {
      const result = await client.call(name, input);
      if (result.ok) {
        post(itemsOf(result.data, events));
        inForce = fairnessOf(result.data) ?? inForce;
      } else post(refusalItems({ name, input, result, inForce }));
      return result;
    },
  };
}

async function itemsOf(
  response: RgsOutput<RgsCall>,
  events: ReturnType<typeof createEventCommitments>,
): Promise<readonly ShownItem[]> {
  const fairness = fairnessOf(response);
  const round = roundOf(response);
  const item = round && (await roundItem(round));
  if ('slips' in response) events.standing(response.slips);
  return [
    ...(fairness ? commitmentItems(fairness) : []),
    ...(item ? [item] : []),
    ...('slip' in response && response.slip.status === 'standing'
      ? events.bought(response.slip)
      : []),
    ...('events' in response ? events.shown(response.events) : []),
  ];
}

type Refused = {
  readonly name: RgsCall;
  readonly input: RgsInput<RgsCall>;
  readonly result: CallResult<unknown>;
  readonly inForce: ShownSeeds | null;
};

/** A refused opening stake; a refused choice leaves its round as it is. */
async function refusalItems({
  name,
  input,
  result,
  inForce,
}: Refused): Promise<readonly ShownItem[]> {
  if (result.ok || result.failure.kind !== 'refusal' || inForce === null) return [];
  if (name !== 'spin' && name !== 'bet' && name !== 'deal') return [];
  if (!('requestId' in input && 'gameId' in input)) return [];
  return [
    {
      kind: 'refusal',
      requestId: input.requestId,
      gameId: input.gameId,
      code: result.failure.code,
      serverSeedHash: inForce.serverSeedHash,
      nonce: inForce.nextNonce,
    },
  ];
}

/** The commitments of shown events, for the slips that are bought for them. */
function createEventCommitments() {
  const seals = new Map<string, CommittedEvent>();
  /** Events of own slips, whose book is not closed yet. */
  const own = new Set<string>();
  const addOwn = (eventId: string) => {
    own.add(eventId);
    const oldest = own.keys().next();
    if (own.size > EVENTS_MAX && !oldest.done) own.delete(oldest.value);
  };
  return {
    /** Returns the own events whose book has been closed. */
    shown(events: readonly CommittedEvent[]): readonly ShownItem[] {
      for (const event of events) {
        // A commitment stays as it was shown first.
        if (!seals.has(event.eventId)) seals.set(event.eventId, event);
        const oldest = seals.keys().next();
        if (seals.size > EVENTS_MAX && !oldest.done) seals.delete(oldest.value);
      }
      const closed = events.filter((one) => one.bookDigest !== null && own.has(one.eventId));
      for (const { eventId } of closed) own.delete(eventId);
      return closed.map(eventItem);
    },
    /** Slips bought before this page opened. */
    standing(slips: readonly Slip[]): void {
      const open = slips.filter(({ status }) => status === 'standing');
      for (const eventId of open.flatMap(eventIdsOf)) addOwn(eventId);
    },
    /** Returns a bought slip and the commitments of its events. */
    bought(slip: Slip): readonly ShownItem[] {
      const ofSlip = eventIdsOf(slip).flatMap((eventId) => seals.get(eventId) ?? []);
      for (const { eventId } of ofSlip) addOwn(eventId);
      return [...ofSlip.map(eventItem), slipItem(slip)];
    },
  };
}
