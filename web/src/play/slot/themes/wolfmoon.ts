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
    { symbol: 'deer', x: 0.86, y: 0.9, size: 0.22, tint: 0x485c88, move: 'sway' },
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
  life: [
    { kind: 'moon', colour: 0xc8d8ff },
    {
      kind: 'eyes',
      colour: 0xffd870,
      at: [
        { x: 0.13, y: 0.78 },
        { x: 0.79, y: 0.79 },
        { x: 0.36, y: 0.8 },
      ],
    },
    { kind: 'mist', y: 0.86, colour: 0xa8c0f0 },
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
