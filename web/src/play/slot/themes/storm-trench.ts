import type { SlotTheme } from './slot-theme.ts';

export const stormTrench: SlotTheme = {
  bed: ['#06202a', '#0b3440', '#020b10'],
  frame: { material: 'iron', body: 0x4a5a62, light: 0xa8c8c8 },
  symbols: [
    { name: 'trident', idle: 'glint', win: 'spin' },
    {
      ...{ name: 'kraken', idle: 'breathe', win: 'jump' },
      parts: [
        { move: 'curl', x: 0.352, y: 0.46, reach: 0.1 },
        { move: 'curl', x: 0.555, y: 0.672, reach: 0.09 },
      ],
    },
    { name: 'whale', idle: 'breathe', win: 'jump' },
    { name: 'ship', idle: 'tilt', win: 'tilt' },
    { name: 'anchor', idle: 'sway', win: 'tilt' },
    { name: 'compass', idle: 'tilt', win: 'spin' },
    { name: 'lamp', idle: 'flicker', win: 'flicker' },
    { name: 'a', win: 'tilt' },
    { name: 'k', win: 'tilt' },
    { name: 'q', win: 'tilt' },
    { name: 'j', win: 'tilt' },
    { name: '10', win: 'tilt' },
    { name: '9', win: 'tilt' },
    { name: 'storm', idle: 'flicker', win: 'jump' },
    { name: 'water' },
  ],
  props: [
    { symbol: 'ship', x: 0.08, y: 0.86, size: 0.16, tint: 0x7090a0, move: 'tilt' },
    { symbol: 'storm', x: 0.13, y: 0.11, size: 0.22, tint: 0x90a8b0, move: 'flicker' },
    {
      symbol: 'kraken',
      x: 0.85,
      y: 0.88,
      size: 0.24,
      tint: 0x507880,
      move: 'sway',
      fromLevel: 0.7,
    },
    { symbol: 'kraken', x: 0.06, y: 1.02, size: 0.2, tint: 0x406870, move: 'sway', fromLevel: 0.8 },
  ],
  life: [
    { kind: 'lightning', at: [0.12, 0.9, 0.2, 0.84], colour: 0xa8e8ff, everyMs: 7_000 },
    { kind: 'trench', colour: 0x4fe8d0, rock: 0x0a2c34 },
  ],
  air: [{ preset: 'rain', count: 60 }],
  ribbon: ['#1f6a70', '#06202a'],
  winLight: 0x3fd0b8,
  burst: 'bubble',
  feature: {
    air: [{ preset: 'bubble', count: 60 }],
    light: 0x6fffe0,
  },
};
