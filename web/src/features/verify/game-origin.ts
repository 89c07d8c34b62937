/** The origin of the game server, as the document names it: it publishes the sheets of the games. */
export function gameOrigin(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="game-origin"]');
  return meta?.content ?? '';
}
