import {
  type RecordReply,
  recordQuery,
  recordRequestId,
  shownItems,
} from '@fairhall/game-server/contract-record';
import type { GameMessage, GameProblem, HostMessage } from '@/lib/game-message.ts';
import { gameProblems } from '@/lib/game-problems.ts';

type Sender = {
  /** Origin of the launch URL. */
  readonly origin: string;
  /** The frame that the game runs in; another window of the same origin is not the game. */
  readonly frame: unknown;
};

type Incoming = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

function isProblem(value: unknown): value is GameProblem {
  return gameProblems.some((known) => known === value);
}

/**
 * The game's message, or `null` for any other message to the window: other origins, other frames,
 * browser extensions, and messages of another shape.
 */
export function readGameMessage(event: Incoming, sender: Sender): GameMessage | null {
  if (event.origin !== sender.origin || event.source !== sender.frame) return null;
  const data: unknown = event.data;
  if (typeof data !== 'object' || data === null) return null;
  if (!('source' in data) || data.source !== 'fairhall-game' || !('type' in data)) return null;
  return readContent(data);
}

function readContent(data: { readonly type: unknown }): GameMessage | null {
  switch (data.type) {
    case 'ready':
    case 'exit':
    case 'deposit':
    case 'returns':
      return { source: 'fairhall-game', type: data.type };
    case 'balance':
      return 'balance' in data && isDecimal(data.balance)
        ? { source: 'fairhall-game', type: 'balance', balance: data.balance }
        : null;
    case 'verify':
      return 'search' in data && isSearch(data.search)
        ? { source: 'fairhall-game', type: 'verify', search: data.search }
        : null;
    case 'shown': {
      const { data: items } = shownItems.safeParse('items' in data ? data.items : null);
      return items ? { source: 'fairhall-game', type: 'shown', items } : null;
    }
    case 'record':
      return readRecordRequest(data);
    case 'problem':
      return 'problem' in data && isProblem(data.problem)
        ? { source: 'fairhall-game', type: 'problem', problem: data.problem }
        : null;
    default:
      return null;
  }
}

function readRecordRequest(data: object): GameMessage | null {
  const { data: id } = recordRequestId.safeParse('id' in data ? data.id : null);
  const { data: query } = recordQuery.safeParse('query' in data ? data.query : null);
  return id && query ? { source: 'fairhall-game', type: 'record', id, query } : null;
}

/** The serialized search parameters of a round with the maximum number of bets. */
function isSearch(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.~!*'()%+&=:,-]{1,8000}$/.test(value);
}

function isDecimal(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,15}(\.\d{1,2})?$/.test(value);
}

/**
 * The message of this page to the game: the balance changed outside the game, as after a deposit.
 */
export const balanceChanged: HostMessage = { source: 'fairhall-host', type: 'balance-changed' };

/** The message of this page to the game with a part of the player's record. */
export const recordMessage = (id: string, reply: RecordReply): HostMessage => ({
  source: 'fairhall-host',
  type: 'record',
  id,
  reply,
});
