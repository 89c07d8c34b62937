/** The origin of the players' client, which the server writes into the document. */
const webOrigin =
  document.querySelector<HTMLMetaElement>('meta[name="web-origin"]')?.content ?? location.origin;

/** An address of the players' client, where a relative one belongs. */
export function webUrl(path: string): string {
  return new URL(path, webOrigin).href;
}
