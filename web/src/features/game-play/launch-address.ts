/** The URL of a game, with the origin of its messages. */
export type LaunchAddress = { readonly href: string; readonly origin: string };

/**
 * Parses the launch URL of the response; null without a URL, and for any scheme but http and https,
 * which is never opened.
 */
export function launchAddress(launch: unknown): LaunchAddress | null {
  const url = urlOf(launch);
  if (url === null || !URL.canParse(url)) return null;
  const { href, origin, protocol } = new URL(url);
  return protocol === 'http:' || protocol === 'https:' ? { href, origin } : null;
}

/** The URL of a launch; null for a response without data. */
export function urlOf(launch: unknown): string | null {
  if (typeof launch !== 'object' || launch === null || !('url' in launch)) return null;
  return typeof launch.url === 'string' ? launch.url : null;
}
