import type { SlotTheme } from './slot-theme.ts';

export const wolfmoon: SlotTheme = {
  bed: ['#050b22', '#0c1d4a', '#030816'],
  frame: { material: 'wood', body: 0x6d7684, light: 0xdfe9ff },
  symbols: [
    { name: 'moon', idle: 'breathe', win: 'spin' },
    { name: 'wolf', idle: 'breathe', win: 'jump' },
    { name: 'eagle', win: 'tilt' },
    { name: 'owl', win: 'tilt' },
    { name: 'deer', win: 'tilt' },
    { name: 'a', win: 'tilt' },
    { name: 'k', win: 'tilt' },
    { name: 'q', win: 'tilt' },
    { name: 'j', win: 'tilt' },
    { name: 'paw', idle: 'glint', win: 'jump' },
  ],
  air: [{ preset: 'firefly', count: 14 }],
  burst: 'coin',
  feature: {
    air: [{ preset: 'firefly', count: 12 }],
    light: 0x9fb8ff,
  },
};
