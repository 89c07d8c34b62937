/*
 * The messages between a game page and the page that embeds it, the host: docs/game-frame.md.
 * Without dependencies, for a game page on any origin.
 */

/** The version of the protocol, in every message. */
export const PROTOCOL_VERSION = 1;

/** The problems that end play, in the message `problem`. */
export const gameProblems = [
  'invalid-game',
  'initialization-failed',
  'token-invalid',
  'login-expired',
  'token-expired',
  'kicked-out',
  'connection-lost',
  'load-failed',
  'rules-differ',
  'login-parameter',
] as const;
export type GameProblem = (typeof gameProblems)[number];

/** A message of a game page. */
export type GameMessage =
  /** The game accepts bets. */
  | { readonly type: 'ready' }
  /** The balance after a round, in major units: "9998.00". */
  | { readonly type: 'balance'; readonly balance: string }
  /** The player leaves the game. */
  | { readonly type: 'exit' }
  /** The player requests a deposit. */
  | { readonly type: 'deposit' }
  /** Play cannot continue. */
  | { readonly type: 'problem'; readonly problem: GameProblem };

/** A message of the host. */
export type HostMessage =
  /** The balance has changed outside the game. */
  | { readonly type: 'balance-changed' }
  /** A dialog of the host interrupts play: automatic rounds stop. */
  | { readonly type: 'pause' }
  /** The player has closed it. */
  | { readonly type: 'resume' };

/** A message of the host as it arrives. A page ignores the types that it does not know. */
export type ReceivedMessage = { readonly type: unknown };

/** The parameters of the launch URL; one that is missing is empty. */
export type LaunchParameters = {
  readonly token: string;
  /** The balance in major units at the launch. */
  readonly money: string;
  /** The currency of the wallet. */
  readonly walletType: string;
  readonly gameId: string;
  /** The player's id. */
  readonly uid: string;
  /** Where the player came from; `null` unless it is an absolute http(s) URL. */
  readonly home: URL | null;
  readonly lang: string;
  /** `mobile` or `PC`. */
  readonly env: string;
};

/** @param search the query of the page's URL: `location.search` */
export function readLaunchParameters(search: string): LaunchParameters {
  const query = new URLSearchParams(search);
  const read = (name: string) => query.get(name) ?? '';
  return {
    token: read('token'),
    money: read('money'),
    walletType: read('walletType'),
    gameId: read('GameID'),
    uid: read('uid'),
    home: httpUrl(read('homeUrl')),
    lang: read('lang'),
    env: read('env'),
  };
}

function httpUrl(text: string): URL | null {
  return /^https?:/i.test(text) && URL.canParse(text) ? new URL(text) : null;
}

type MessageListener = (event: {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}) => void;

/** The part of a `Window` that is used. */
export type PageWindow = {
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void };
  addEventListener(type: 'message', listener: MessageListener): void;
  removeEventListener(type: 'message', listener: MessageListener): void;
};

export type HostConnection<Message> = {
  /** Whether the page is in a frame of a known host; otherwise nothing is posted or received. */
  readonly embedded: boolean;
  readonly post: (message: Message) => void;
  /** Calls the listener with the host's messages until the returned function is called. */
  readonly listen: (listener: (message: ReceivedMessage) => void) => () => void;
};

/**
 * Connects a game page to its host: messages go to the origin of `home` alone, and are received
 * from there alone.
 * @param page the page's `window`
 */
export function connectToHost<Message extends { readonly type: string } = GameMessage>(
  page: PageWindow,
  home: URL | null,
): HostConnection<Message> {
  const host: unknown = page.parent;
  const origin = host === page ? undefined : home?.origin;
  return {
    embedded: origin !== undefined,
    post(message) {
      if (origin === undefined) return;
      const envelope = { source: 'fairhall-game', version: PROTOCOL_VERSION };
      page.parent.postMessage({ ...message, ...envelope }, origin);
    },
    listen(listener) {
      const onMessage: MessageListener = ({ origin: sender, source, data }) => {
        if (sender === origin && source === host && isHostMessage(data)) listener(data);
      };
      page.addEventListener('message', onMessage);
      return () => page.removeEventListener('message', onMessage);
    },
  };
}

function isHostMessage(data: unknown): data is ReceivedMessage {
  if (typeof data !== 'object' || data === null) return false;
  if (!('source' in data && 'version' in data && 'type' in data)) return false;
  return data.source === 'fairhall-host' && data.version === PROTOCOL_VERSION;
}
