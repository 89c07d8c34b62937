import { connectToHost, type PageWindow, type ReceivedMessage } from '@fairhall/game-frame';
import { readSoundSettings } from '@fairhall/game-server/contract/sound';
import type { Currency } from '@/lib/api/contract-types.ts';
import type { OwnGameMessage, OwnHostMessage } from './contract-types.ts';

export type Host = {
  /** Whether the page is embedded; in a tab of its own it has no host. */
  readonly embedded: boolean;
  readonly post: (message: OwnGameMessage) => void;
  /** Calls the listener with the host's messages until the returned function is called. */
  readonly listen: (listener: (message: OwnHostMessage) => void) => () => void;
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
  /** The URL of the player's limits; `null` without a home. */
  readonly saferPlay: string | null;
};

/** Parses a message of the host; `null` for an unknown one. The schemas of the record load with its first message. */
export async function readHostMessage(message: ReceivedMessage): Promise<OwnHostMessage | null> {
  const { type } = message;
  if (type === 'balance-changed' || type === 'pause' || type === 'resume') return { type };
  if (type === 'sound') {
    const sound = readSoundSettings('sound' in message ? message.sound : null);
    return sound ? { type, sound } : null;
  }
  if (type !== 'record' || !('id' in message) || typeof message.id !== 'string') return null;
  const { recordReply } = await import('@fairhall/game-server/contract/record');
  const { data: reply } = recordReply.safeParse('reply' in message ? message.reply : null);
  return reply ? { type, id: message.id, reply } : null;
}

type Page = PageWindow & { readonly location: Pick<Location, 'assign'> };

/** Connects to the embedding page; without a home nothing is posted. */
export function createHost(page: Page, home: URL | null): Host {
  const { embedded, post, listen } = connectToHost<OwnGameMessage>(page, home);
  const leave = () => {
    if (embedded) post({ type: 'exit' });
    else if (home) page.location.assign(home.href);
  };
  return {
    embedded,
    post,
    listen: (listener) =>
      listen(async (received) => {
        // A message whose schema fails to load is ignored, as an unknown one is.
        const message = await readHostMessage(received).catch(() => null);
        if (message) listener(message);
      }),
    leave,
    logIn({ gameId, walletType }) {
      if (embedded || !home) return leave();
      const search = new URLSearchParams({ gameId, walletType });
      page.location.assign(new URL(`/game-play?${search}`, home.origin).href);
    },
    verifier: (search) => home && new URL(`/verify?${search}`, home.origin).href,
    returns: home && new URL('/fairness', home.origin).href,
    saferPlay: home && new URL('/safer-play', home.origin).href,
  };
}
