type RoundKey = { readonly gameId: string; readonly roundId: string };

/** The path that leads to the public replay of a round of the player's own. */
export function replayPath({ gameId, roundId }: RoundKey): string {
  return `/r?${new URLSearchParams({ gameId, roundId })}`;
}

/** A part of a text, by its place in it. */
type TextPart = { readonly at: number; readonly text: string; readonly isReplay: boolean };

/** A text in parts: the addresses of public replays on an origin, and what is between them. */
export function partsAtReplays(text: string, origin: string): readonly TextPart[] {
  const escaped = origin.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  let at = 0;
  return text.split(new RegExp(`(${escaped}/r/[\\w-]{22})(?![\\w-])`)).map((part, place) => {
    const here = { at, text: part, isReplay: place % 2 === 1 };
    at += part.length;
    return here;
  });
}
