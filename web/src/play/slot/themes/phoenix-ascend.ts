import type { SlotTheme } from './slot-theme.ts';

export const phoenixAscend: SlotTheme = {
  bed: ['#2a0508', '#4d0b10', '#1d0305'],
  frame: { material: 'gold', body: 0xd79a35, light: 0xffe7a0 },
  symbols: [
    {
      ...{ name: 'phoenix', idle: 'breathe', win: 'jump' },
      parts: [
        { move: 'flap', x: 0.39, y: 0.55, reach: -0.2 },
        { move: 'flap', x: 0.55, y: 0.54, reach: 0.2 },
      ],
    },
    { name: 'crown', idle: 'glint', win: 'jump' },
    { name: 'gem', idle: 'glint', win: 'spin' },
    { name: 'flame', idle: 'flicker', win: 'breathe' },
    { name: 'egg', idle: 'tilt', win: 'jump' },
    { name: 'a', win: 'tilt' },
    { name: 'k', win: 'tilt' },
    { name: 'q', win: 'tilt' },
    { name: 'j', win: 'tilt' },
    { name: '10', win: 'tilt' },
    { name: 'sun', idle: 'breathe', win: 'spin' },
  ],
  props: [
    {
      ...{ symbol: 'phoenix', x: 0.865, y: 0.86, size: 0.16, tint: 0xffe0c8, move: 'breathe' },
      ...{ fromLevel: 0.7, grows: 0.75 },
    },
    { symbol: 'flame', x: 0.06, y: 1.02, size: 0.3, tint: 0xd89a80, move: 'flicker' },
    { symbol: 'flame', x: 0.94, y: 1.02, size: 0.3, tint: 0xd89a80, move: 'flicker' },
    { symbol: 'flame', x: 0.19, y: 1.05, size: 0.2, tint: 0xa86a5a, move: 'flicker' },
    { symbol: 'flame', x: 0.81, y: 1.05, size: 0.2, tint: 0xa86a5a, move: 'flicker' },
  ],
  life: [
    { kind: 'storeys', tiers: 4 },
    { kind: 'haze', colour: 0xffb060 },
  ],
  air: [{ preset: 'ember', count: 46 }],
  burst: 'coin',
  feature: {
    air: [{ preset: 'ember', count: 40 }],
    light: 0xc07ad0,
  },
};
