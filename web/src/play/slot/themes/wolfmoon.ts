import type { SlotTheme } from './slot-theme.ts';

export const wolfmoon: SlotTheme = {
  bed: ['#050b22', '#0c1d4a', '#030816'],
  frame: { material: 'birch', body: 0xb9c2cc, light: 0xf4f8ff },
  symbols: [
    { name: 'moon', idle: 'breathe', win: 'spin' },
    {
      ...{ name: 'wolf', idle: 'breathe', win: 'jump' },
      parts: [
        { move: 'look', x: 0.5, y: 0.46, reach: 0.02 },
        { move: 'puff', x: 0.5, y: 0.76, reach: 0.11 },
      ],
    },
    { name: 'eagle', idle: 'sway', win: 'jump' },
    { name: 'owl', idle: 'tilt', win: 'tilt' },
    { name: 'deer', idle: 'breathe', win: 'jump' },
    { name: 'a', win: 'tilt' },
    { name: 'k', win: 'tilt' },
    { name: 'q', win: 'tilt' },
    { name: 'j', win: 'tilt' },
    { name: 'paw', idle: 'glint', win: 'jump' },
  ],
  props: [
    { symbol: 'owl', x: 0.07, y: 0.3, size: 0.15, tint: 0x6078a8, move: 'tilt' },
    { symbol: 'deer', x: 0.86, y: 0.9, size: 0.22, tint: 0x485c88, move: 'sway' },
    { symbol: 'moon', x: 0.82, y: 0.1, size: 0.14, tint: 0xb8c8f0, move: 'breathe', grows: 0.8 },
    {
      symbol: 'wolf',
      x: 0.08,
      y: 0.92,
      size: 0.24,
      tint: 0x5870a0,
      move: 'breathe',
      fromLevel: 0.7,
    },
  ],
  air: [
    { preset: 'firefly', count: 14 },
    { preset: 'snow', count: 20 },
  ],
  ribbon: ['#4a5c88', '#0c1634'],
  wordSize: 0.92,
  winLight: 0x9cc4ff,
  burst: 'snow',
  feature: {
    air: [{ preset: 'firefly', count: 12 }],
    light: 0x9fb8ff,
  },
};
