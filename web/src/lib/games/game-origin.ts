/**
 * The origin of our own game server, as the document names it: it publishes the definitions of its
 * games, and its pages may use the player's record.
 */
export function gameOrigin(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="game-origin"]');
  return meta?.content ?? '';
}
