/** The public origin of the players' client, which the server writes into each document. */
export function webOrigin(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="web-origin"]');
  return meta?.content || location.origin;
}

/** An address of the players' client, where a relative one belongs. */
export function webUrl(path: string): string {
  return new URL(path, webOrigin()).href;
}
