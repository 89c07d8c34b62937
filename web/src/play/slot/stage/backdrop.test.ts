import { Texture } from 'pixi.js';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Animator } from '../../pixi/animator.ts';
import { themeOf } from '../themes/slot-themes.ts';
import { Backdrop } from './backdrop.ts';
import type { StageArt } from './stage-art.ts';

// The renderer reads the browser's name when it is imported.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }));

it('a sky that arrives after the player has left is freed, and nothing is drawn with it', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => {});
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const late = new Texture();
  let arrive = () => {};
  const arrival = new Promise<Texture>((resolve) => {
    arrive = () => resolve(late);
  });
  const art: Pick<StageArt, 'sky' | 'place' | 'crest' | 'loadLayer'> = {
    ...{ sky: Texture.EMPTY, place: Texture.EMPTY, crest: Texture.EMPTY },
    loadLayer: () => arrival,
  };
  const animator = new Animator({ render: () => {}, reducedMotion: () => false });
  const theme = { ...themeOf('wolfmoon'), props: [], life: [] };
  const backdrop = new Backdrop(art as StageArt, { orientation: 'desktop', animator, theme });
  backdrop.prepareFeature();
  animator.destroy();
  backdrop.destroy();

  arrive();
  await arrival;
  expect(late.destroyed).toBe(true);
});
