import { expect, it, vi } from 'vitest';
import { layoutStage } from './layout.ts';

// The renderer reads the browser's name when it is imported.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }));
const { cardPlace } = await import('./announcement.ts');

/** The height of the word over its width, and of the emblem's upper edge above the card's origin. */
const [WORD_RATIO, EMBLEM_TOP] = [260 / 1_100, 1.87] as const;

it.each([
  [360, 640],
  [834, 1_112],
  [844, 390],
  [1_280, 720],
])('the emblem of a card is below the crest on a page of %i × %i', (width, height) => {
  const layout = layoutStage({ width, height }, { reels: 5, rows: 3 });
  const card = cardPlace(layout);
  expect(card.y - EMBLEM_TOP * WORD_RATIO * card.width).toBeGreaterThanOrEqual(layout.frame.y);
  expect(card.width).toBeLessThanOrEqual(width);
});
