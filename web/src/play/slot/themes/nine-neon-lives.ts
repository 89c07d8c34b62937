import type { SlotTheme } from './slot-theme.ts';

export const nineNeonLives: SlotTheme = {
  bed: ['#0a0424', '#1f0a4a', '#060218'],
  frame: { material: 'neon', body: 0x26c6e8, light: 0xff6ac0 },
  symbols: [
    { name: 'cat', idle: 'breathe', win: 'jump' },
    { name: 'martini', idle: 'sway', win: 'tilt' },
    { name: 'guitar', win: 'tilt' },
    { name: 'dice', idle: 'tilt', win: 'spin' },
    { name: 'skate', win: 'tilt' },
    { name: 'a', win: 'tilt' },
    { name: 'k', win: 'tilt' },
    { name: 'q', win: 'tilt' },
    { name: 'j', win: 'tilt' },
    { name: 'city', idle: 'flicker', win: 'jump' },
  ],
  air: [{ preset: 'rain', count: 50 }],
  burst: 'coin',
  feature: {
    air: [{ preset: 'rain', count: 40 }],
    light: 0xff8ad8,
  },
};
