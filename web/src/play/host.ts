import { recordReply } from '@fairhall/game-server/contract-record';
import type { Currency } from '@/lib/contract-types.ts';
import type { GameMessage, HostMessage } from './contract-types.ts';

export type Host = {
  /** Whether the page is embedded; in a tab of its own it has no host. */
  readonly embedded: boolean;
  readonly post: (message: HostBound) => void;
  /** Calls the listener with the host's messages until the returned function is called. */
  readonly listen: (listener: (message: HostMessage) => void) => () => void;
  /** Leaves the game: posts to the host, or navigates to the home page in a tab of its own. */
  readonly leave: () => void;
  /**
   * Opens the login: posts to the host; a tab of its own opens the game in the player client, which
   * requires a login.
   */
  readonly logIn: (launch: { readonly gameId: string; readonly walletType: Currency }) => void;
  /** The URL of the player client's verifier with these parameters; `null` without a home. */
  readonly verifier: (search: string) => string | null;
  /** The URL of the player client's RTP report; `null` without a home. */
  readonly returns: string | null;
};

/** A message to the host without its constant `source`. */
export type HostBound = GameMessage extends infer M
  ? M extends GameMessage
    ? Omit<M, 'source'>
    : never
  : never;

/** Parses a message event; `null` unless it is a known message of the host. */
export function readHostMessage(
  event: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  homeOrigin: string,
): HostMessage | null {
  if (event.origin !== homeOrigin) return null;
  const { data } = event;
  if (typeof data !== 'object' || data === null || !('source' in data)) return null;
  if (data.source !== 'fairhall-host' || !('type' in data)) return null;
  if (data.type === 'balance-changed') return { source: data.source, type: data.type };
  if (data.type !== 'record' || !('id' in data) || typeof data.id !== 'string') return null;
  const { data: reply } = recordReply.safeParse('reply' in data ? data.reply : null);
  return reply ? { source: data.source, type: data.type, id: data.id, reply } : null;
}

/** Connects to the embedding page; without a home nothing is posted. */
export function createHost(page: Window, home: URL | null): Host {
  const embedded = page.parent !== page;
  const post = (message: HostBound) => {
    if (embedded && home) {
      page.parent.postMessage({ source: 'fairhall-game', ...message }, home.origin);
    }
  };
  const leave = () => {
    if (embedded) post({ type: 'exit' });
    else if (home) page.location.assign(home.href);
  };
  return {
    embedded,
    post,
    listen(listener) {
      if (!embedded || !home) return () => {};
      const onMessage = (event: MessageEvent<unknown>) => {
        if (event.source !== page.parent) return;
        const message = readHostMessage(event, home.origin);
        if (message) listener(message);
      };
      page.addEventListener('message', onMessage);
      return () => page.removeEventListener('message', onMessage);
    },
    leave,
    logIn({ gameId, walletType }) {
      if (embedded || !home) return leave();
      const search = new URLSearchParams({ gameId, walletType });
      page.location.assign(new URL(`/game-play?${search}`, home.origin).href);
    },
    verifier: (search) => home && new URL(`/verify?${search}`, home.origin).href,
    returns: home && new URL('/fairness', home.origin).href,
  };
}
