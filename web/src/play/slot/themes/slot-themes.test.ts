import { definitionInForce } from '@fairhall/game-server/definitions/definitions-in-force';
import { parade7 } from '@fairhall/game-server/engines/fruit-machine/parade-7';
import { slotGames } from '@fairhall/game-server/engines/slot-engines';
import { paytableView } from '@fairhall/game-server/rounds/single-step/paytable-view';
import { describe, expect, it, vi } from 'vitest';
import type { OpenedDecisions } from '../../contract-types.ts';
import { fruitPaytable } from '../../fruit-machine/fruit-round.ts';
import en from '../../locales/en/game.json' with { type: 'json' };
import es from '../../locales/es/game.json' with { type: 'json' };
import id from '../../locales/id/game.json' with { type: 'json' };
import ptBr from '../../locales/pt-br/game.json' with { type: 'json' };
import { stageSymbols } from '../stage/stage-symbols.ts';
import { themeOf } from './slot-themes.ts';

// The renderer reads the browser's name when it is imported.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }));

const machine = definitionInForce('parade-7') as OpenedDecisions['sheet'];
/** Every game with the stage of a slot. */
const staged = [
  ...slotGames.map((game) => ({ gameId: game.gameId, paytable: paytableView(game) })),
  { gameId: parade7.gameId, paytable: fruitPaytable(machine) },
];

const symbolNames = [en, es, id, ptBr].map(({ symbols }) => symbols);

describe.each(staged)('the theme of $gameId', ({ gameId, paytable }) => {
  const { symbols, props = [] } = themeOf(gameId);
  const names = symbols.map(({ name }) => name);
  const onReels = stageSymbols(paytable).map(({ symbol }) => symbol);

  it('has each symbol of the reels once', () => {
    // Rounds of the slot that Parade 7 was have one more.
    const earlier = gameId === parade7.gameId ? ['confetti'] : [];
    expect([...names].sort()).toEqual([...onReels, ...earlier].sort());
  });

  it('has a name for each symbol but cards, in all languages', () => {
    const named = onReels.filter((symbol) => symbol.length > 2);
    for (const names of symbolNames)
      for (const symbol of named) expect(names).toHaveProperty(symbol);
  });

  it('has a symbol over the name of respins, which no scatter starts', () => {
    if (paytable.feature?.kind === 'hold') expect(onReels).toContain(themeOf(gameId).emblem);
  });

  it('has props that are symbols on its reels', () => {
    for (const { symbol } of props) expect(onReels).toContain(symbol);
  });
});

it('no two slots share a frame', () => {
  const materials = staged.map(({ gameId }) => themeOf(gameId).frame.material);
  expect(new Set(materials).size).toBe(staged.length);
});

/** The faces of the letters in the pictures of the slots, whose generator is no part of the client. */
const drawn = await vi.importActual<{
  slotThemes: readonly { gameId: string; face: string; rankFace?: string }[];
}>('../../../../art/src/scenes/slots/themes.ts');

it('no two slots share the letters of their win words and card ranks', () => {
  const faces = staged.map(({ gameId }) => {
    const picture = drawn.slotThemes.find((one) => one.gameId === gameId);
    return { words: picture?.face, ranks: picture?.rankFace ?? picture?.face };
  });
  expect(new Set(faces.map(({ words }) => words)).size).toBe(staged.length);
  expect(new Set(faces.map(({ ranks }) => ranks)).size).toBe(staged.length);
});

it('no two slots share the colours of their ribbon', () => {
  const ribbons = staged.map(({ gameId }) => JSON.stringify(themeOf(gameId).ribbon ?? 'red'));
  expect(new Set(ribbons).size).toBe(staged.length);
});

it('a slot without props has a stage', async () => {
  const { Props } = await import('../stage/props.ts');
  const { Texture } = await import('pixi.js');
  expect(new Props([], { plain: () => Texture.EMPTY }).view.children).toEqual([]);
});
