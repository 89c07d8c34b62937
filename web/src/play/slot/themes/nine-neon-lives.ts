import type { SlotTheme } from './slot-theme.ts';

export const nineNeonLives: SlotTheme = {
  bed: ['#0a0424', '#1f0a4a', '#060218'],
  frame: { material: 'neon', body: 0x26c6e8, light: 0xff6ac0, flickers: true },
  symbols: [
    {
      ...{ name: 'cat', idle: 'breathe', win: 'jump' },
      parts: [{ move: 'wag', x: 0.766, y: 0.465, reach: 0.14 }],
    },
    { name: 'martini', idle: 'buzz', win: 'tilt' },
    { name: 'guitar', idle: 'buzz', win: 'tilt' },
    { name: 'dice', idle: 'tilt', win: 'spin' },
    { name: 'skate', idle: 'tilt', win: 'spin' },
    { name: 'a', win: 'tilt' },
    { name: 'k', win: 'tilt' },
    { name: 'q', win: 'tilt' },
    { name: 'j', win: 'tilt' },
    { name: 'city', idle: 'buzz', win: 'jump' },
  ],
  props: [
    { symbol: 'guitar', x: 0.07, y: 0.88, size: 0.22, tint: 0xa060c0, move: 'flicker' },
    { symbol: 'martini', x: 0.93, y: 0.88, size: 0.2, tint: 0xa060c0, move: 'flicker' },
    { symbol: 'cat', x: 0.19, y: 0.87, size: 0.17, tint: 0x9070d0, move: 'sway', fromLevel: 0.7 },
  ],
  air: [
    { preset: 'rain', count: 50 },
    { preset: 'traffic', count: 14 },
  ],
  ribbon: ['#c0308a', '#3a0a5a'],
  winLight: 0xff4fb0,
  burst: 'rain',
  feature: {
    air: [{ preset: 'rain', count: 40 }],
    light: 0xff8ad8,
  },
};
