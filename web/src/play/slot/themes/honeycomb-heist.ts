import type { SlotTheme } from './slot-theme.ts';

export const honeycombHeist: SlotTheme = {
  bed: ['#2a1402', '#4d2a08', '#1a0c01'],
  frame: { material: 'gold', body: 0xd08a1a, light: 0xfff0b0 },
  symbols: [
    { name: 'bear', idle: 'breathe', win: 'jump' },
    { name: 'honey', idle: 'glint', win: 'jump' },
    { name: 'bee', idle: 'sway', win: 'jump' },
    { name: 'moneybag', win: 'tilt' },
    { name: 'sunflower', idle: 'sway', win: 'tilt' },
    { name: 'a', win: 'tilt' },
    { name: 'k', win: 'tilt' },
    { name: 'q', win: 'tilt' },
    { name: 'j', win: 'tilt' },
    { name: 'blossom', idle: 'tilt', win: 'spin' },
  ],
  air: [{ preset: 'dust', count: 30 }],
  burst: 'coin',
  feature: {
    air: [{ preset: 'dust', count: 30 }],
    light: 0xffd070,
  },
};
