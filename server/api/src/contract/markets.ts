/** Whose rules hold for a player: `open` has none of its own. */
export const markets = ['open', 'gb', 'br', 'mt'] as const;
export type Market = (typeof markets)[number];

export function isMarket(text: string): text is Market {
  return (markets as readonly string[]).includes(text);
}
