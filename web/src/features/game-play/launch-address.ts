/** The URL of a game, with the origin of its messages. */
export type LaunchAddress = { readonly href: string; readonly origin: string };

/** Parses the launch URL; null for any scheme but http and https, which is never opened. */
export function launchAddress(url: string): LaunchAddress | null {
  if (!URL.canParse(url)) return null;
  const { href, origin, protocol } = new URL(url);
  return protocol === 'http:' || protocol === 'https:' ? { href, origin } : null;
}
