/** What the address of a story names. */
export type Address = {
  readonly game: string;
  readonly story: string;
  readonly language: string;
  /** 1 is the time of a player. */
  readonly speed: number;
};

/** Speeds on offer. */
export const speeds = [0.1, 0.25, 0.5, 1, 2, 4] as const;

export function readAddress(search: string): Address {
  const query = new URLSearchParams(search);
  const speed = Number(query.get('speed') ?? 1);
  return {
    game: query.get('game') ?? '',
    story: query.get('story') ?? 'rest',
    language: query.get('lang') ?? 'en',
    speed: speeds.find((known) => known === speed) ?? 1,
  };
}

/** The search of an address, as `readAddress` reads it. */
export function searchOf({ game, story, language, speed }: Address): string {
  const query = new URLSearchParams({ game, story, lang: language, speed: String(speed) });
  return `?${query}`;
}
