import type { SlotTheme } from './slot-theme.ts';

export const copperCanyon: SlotTheme = {
  bed: ['#1f0c12', '#43201a', '#150709'],
  frame: { material: 'wood', body: 0x8a4a20, light: 0xffd08a },
  symbols: [
    { name: 'dynamite', idle: 'flicker', win: 'jump' },
    { name: 'nugget', idle: 'glint', win: 'spin' },
    { name: 'train', win: 'tilt' },
    { name: 'cactus', idle: 'sway', win: 'tilt' },
    { name: 'boot', win: 'tilt' },
    { name: 'a', win: 'tilt' },
    { name: 'k', win: 'tilt' },
    { name: 'q', win: 'tilt' },
    { name: 'j', win: 'tilt' },
    { name: 'sun', idle: 'breathe', win: 'spin' },
  ],
  air: [{ preset: 'dust', count: 40 }],
  burst: 'coin',
  feature: {
    air: [{ preset: 'dust', count: 30 }],
    light: 0xff9a5a,
  },
};
