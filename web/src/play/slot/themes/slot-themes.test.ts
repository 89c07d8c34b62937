import { slotGames } from '@fairhall/game-server/engines/slot-engines';
import { paytableView } from '@fairhall/game-server/rounds/single-step/paytable-view';
import { describe, expect, it, vi } from 'vitest';
import { stageSymbols } from '../stage/stage-symbols.ts';
import { themeOf } from './slot-themes.ts';

// The renderer reads the browser's name when it is imported.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }));

describe.each(slotGames)('the theme of $gameId', (game) => {
  const { symbols, props = [] } = themeOf(game.gameId);
  const names = symbols.map(({ name }) => name);

  it('has each symbol of the reels once', () => {
    const onReels = stageSymbols(paytableView(game)).map(({ symbol }) => symbol);
    expect([...names].sort()).toEqual([...onReels].sort());
  });

  it('has props that are symbols of the game', () => {
    for (const { symbol } of props) expect(names).toContain(symbol);
  });
});

it('no two slots share a frame', () => {
  const frames = slotGames.map(({ gameId }) => JSON.stringify(themeOf(gameId).frame));
  expect(new Set(frames).size).toBe(slotGames.length);
});

/** What a theme of the pictures has of letters. Its package is installed for `npm run art` alone. */
type Lettered = { readonly gameId: string; readonly face: string; readonly rankFace?: string };

it('no two slots share the letters of their win words and card ranks', async () => {
  const file = new URL('../../../../art/src/scenes/slots/themes.ts', import.meta.url).href;
  const { slotThemes: pictures }: { slotThemes: readonly Lettered[] } = await import(file);
  const drawn = slotGames.map(({ gameId }) => {
    const picture = pictures.find((one) => one.gameId === gameId);
    return { words: picture?.face, ranks: picture?.rankFace ?? picture?.face };
  });
  expect(new Set(drawn.map(({ words }) => words)).size).toBe(slotGames.length);
  expect(new Set(drawn.map(({ ranks }) => ranks)).size).toBe(slotGames.length);
});

it('no two slots share the colours of their ribbon', () => {
  const ribbons = slotGames.map(({ gameId }) => JSON.stringify(themeOf(gameId).ribbon ?? 'red'));
  expect(new Set(ribbons).size).toBe(slotGames.length);
});

it('a slot without props has a stage', async () => {
  const { Props } = await import('../stage/props.ts');
  const { Texture } = await import('pixi.js');
  expect(new Props([], { plain: () => Texture.EMPTY }).view.children).toEqual([]);
});
