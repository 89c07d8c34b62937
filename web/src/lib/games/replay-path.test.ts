import { describe, expect, it } from 'vitest';
import { partsAtReplays, replayPath } from './replay-path.ts';

const origin = 'https://fairhall.example';
const link = `${origin}/r/q3vJ0yq0m1cYt7rZ8WfC2g`;

describe('links to replays', () => {
  it('name a round of the player by game and round', () => {
    expect(replayPath({ gameId: 'tin-coin', roundId: 'a/b&c' })).toBe(
      '/r?gameId=tin-coin&roundId=a%2Fb%26c',
    );
  });

  it('are found in a text at this casino alone, and only whole', () => {
    const linksIn = (text: string) =>
      partsAtReplays(text, origin).flatMap((part) => (part.isReplay ? part.text : []));
    expect(linksIn(`See ${link}, and ${link}.`)).toEqual([link, link]);
    expect(linksIn(`${link}xyz https://other.example/r/q3vJ0yq0m1cYt7rZ8WfC2g`)).toEqual([]);
    expect(linksIn(link.replace('.example', 'xexample'))).toEqual([]);
    const parts = partsAtReplays(`See ${link}.`, origin);
    expect(parts.map(({ text }) => text).join('')).toBe(`See ${link}.`);
  });
});
