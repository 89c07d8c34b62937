/** The URL of a game, with the origin of its messages. */
export type LaunchAddress = {
  readonly href: string;
  readonly origin: string;
  /** Whether our own game server hosts the game, whose pages may use the player's record. */
  readonly isOwn: boolean;
};

type KnownOrigins = { readonly page: string; readonly gameServer: string };

/**
 * Parses the launch URL of the response; null without a URL, and for any that is never opened:
 * schemes other than http and https, and this page's own origin, on which the frame's sandbox would
 * be void.
 */
export function launchAddress(launch: unknown, known: KnownOrigins): LaunchAddress | null {
  const url = urlOf(launch);
  if (url === null || !URL.canParse(url)) return null;
  const { href, origin, protocol } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  return origin === known.page ? null : { href, origin, isOwn: origin === known.gameServer };
}

/** The URL of a launch; null for a response without data. */
export function urlOf(launch: unknown): string | null {
  if (typeof launch !== 'object' || launch === null || !('url' in launch)) return null;
  return typeof launch.url === 'string' ? launch.url : null;
}

/** What our own games use of the device, besides forms: the clipboard, and the tilt of a phone. */
const OWN_FEATURES = 'fullscreen; clipboard-write; accelerometer; gyroscope';

/** What a game's frame may do: run scripts on its own origin and fill the screen. */
export function permissionsOf({ isOwn }: Pick<LaunchAddress, 'isOwn'>) {
  const base = 'allow-scripts allow-same-origin';
  return isOwn
    ? { sandbox: `${base} allow-forms`, allow: OWN_FEATURES }
    : { sandbox: base, allow: 'fullscreen' };
}
