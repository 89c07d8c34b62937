import type { SlotTheme } from './slot-theme.ts';

export const frostforge: SlotTheme = {
  bed: ['#041830', '#0d3a63', '#03101f'],
  frame: { material: 'ice', body: 0x7fc4ef, light: 0xf4fcff },
  symbols: [
    { name: 'shield', idle: 'glint', win: 'jump' },
    { name: 'hammer', win: 'tilt' },
    { name: 'sword', win: 'tilt' },
    { name: 'axe', win: 'tilt' },
    { name: 'helmet', win: 'tilt' },
    { name: 'a', win: 'tilt' },
    { name: 'k', win: 'tilt' },
    { name: 'q', win: 'tilt' },
    { name: 'j', win: 'tilt' },
    { name: 'snow', idle: 'breathe', win: 'spin' },
  ],
  air: [{ preset: 'snow', count: 40 }],
  burst: 'coin',
  feature: {
    air: [{ preset: 'snow', count: 40 }],
    light: 0x9fd0ff,
  },
};
