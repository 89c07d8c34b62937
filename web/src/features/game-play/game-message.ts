import {
  type GameMessage,
  type GameProblem,
  gameProblems,
  PROTOCOL_VERSION,
} from '@fairhall/game-frame';
import type { OwnGameMessage, OwnHostMessage } from '@fairhall/game-server/contract';
import { recordQuery, recordRequestId, shownItems } from '@fairhall/game-server/contract/record';
import { readSoundSettings } from '@fairhall/game-server/contract/sound';
import type { LaunchAddress } from './launch-address.ts';

type Sender = Pick<LaunchAddress, 'origin' | 'isOwn'> & {
  /** The frame that the game runs in; another window of the same origin is not the game. */
  readonly frame: unknown;
};

type Incoming = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

type Content = { readonly type: unknown };

/** A message in another version of the protocol than this page's. */
type OtherVersion = { readonly type: 'other-version' };

/**
 * The game's message, or `null` for any other message to the window: other origins, other frames,
 * browser extensions, and messages of another shape.
 */
export function readGameMessage(
  event: Incoming,
  sender: Sender,
): OwnGameMessage | OtherVersion | null {
  if (event.origin !== sender.origin || event.source !== sender.frame) return null;
  const data: unknown = event.data;
  if (typeof data !== 'object' || data === null) return null;
  if (!('source' in data) || data.source !== 'fairhall-game') return null;
  if (!('version' in data) || data.version !== PROTOCOL_VERSION) return { type: 'other-version' };
  if (!('type' in data)) return null;
  return readPublicMessage(data) ?? (sender.isOwn ? readOwnMessage(data) : null);
}

function readPublicMessage(data: Content): GameMessage | null {
  switch (data.type) {
    case 'ready':
    case 'exit':
    case 'deposit':
      return { type: data.type };
    case 'balance':
      return 'balance' in data && isDecimal(data.balance)
        ? { type: 'balance', balance: data.balance }
        : null;
    case 'problem':
      return 'problem' in data && isProblem(data.problem)
        ? { type: 'problem', problem: data.problem }
        : null;
    default:
      return null;
  }
}

/** The messages that only our own game server's pages may send. */
function readOwnMessage(data: Content): OwnGameMessage | null {
  switch (data.type) {
    case 'returns':
    case 'safer-play':
      return { type: data.type };
    case 'verify':
      return 'search' in data && isSearch(data.search)
        ? { type: 'verify', search: data.search }
        : null;
    case 'shown': {
      const { data: items } = shownItems.safeParse('items' in data ? data.items : null);
      return items ? { type: 'shown', items } : null;
    }
    case 'sound': {
      const sound = readSoundSettings('sound' in data ? data.sound : null);
      return sound ? { type: 'sound', sound } : null;
    }
    case 'record':
      return readRecordRequest(data);
    default:
      return null;
  }
}

function readRecordRequest(data: object): OwnGameMessage | null {
  const { data: id } = recordRequestId.safeParse('id' in data ? data.id : null);
  const { data: query } = recordQuery.safeParse('query' in data ? data.query : null);
  return id && query ? { type: 'record', id, query } : null;
}

function isProblem(value: unknown): value is GameProblem {
  return gameProblems.some((known) => known === value);
}

/** The serialized search parameters of a round with the maximum number of bets. */
function isSearch(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.~!*'()%+&=:,-]{1,8000}$/.test(value);
}

function isDecimal(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,15}(\.\d{1,2})?$/.test(value);
}

/** Posts a message of this page to the game in the frame. */
export function postToGame(
  game: { readonly frame: HTMLIFrameElement | null; readonly origin: string },
  message: OwnHostMessage,
): void {
  const envelope = { source: 'fairhall-host', version: PROTOCOL_VERSION };
  game.frame?.contentWindow?.postMessage({ ...message, ...envelope }, game.origin);
}
