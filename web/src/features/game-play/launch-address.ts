/** An address to open a game at, with the origin that its messages come from. */
export type LaunchAddress = { readonly href: string; readonly origin: string };

/** Reads the launch URL; null for anything but http and https, which is never opened. */
export function launchAddress(url: string): LaunchAddress | null {
  if (!URL.canParse(url)) return null;
  const { href, origin, protocol } = new URL(url);
  return protocol === 'http:' || protocol === 'https:' ? { href, origin } : null;
}
