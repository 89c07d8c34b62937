import type { SlotTheme } from './slot-theme.ts';

export const foxAndClover: SlotTheme = {
  bed: ['#04200f', '#0c3f1f', '#031509'],
  frame: { material: 'wood', body: 0x6b4a22, light: 0xd8e8a0 },
  symbols: [
    { name: 'fox', idle: 'breathe', win: 'jump' },
    { name: 'hat', win: 'tilt' },
    { name: 'pot', idle: 'brim', win: 'brim' },
    { name: 'rainbow', idle: 'glint', win: 'jump' },
    { name: 'mushroom', win: 'tilt' },
    { name: 'a', win: 'tilt' },
    { name: 'k', win: 'tilt' },
    { name: 'q', win: 'tilt' },
    { name: 'j', win: 'tilt' },
    { name: 'clover', idle: 'sway', win: 'spin' },
    { name: 'clover-1', idle: 'sway', win: 'spin' },
    { name: 'clover-2', idle: 'sway', win: 'spin' },
    { name: 'clover-3', idle: 'sway', win: 'spin' },
    { name: 'clover-5', idle: 'sway', win: 'spin' },
    { name: 'clover-10', idle: 'glint', win: 'spin' },
    { name: 'clover-25', idle: 'glint', win: 'spin' },
    { name: 'clover-100', idle: 'flicker', win: 'jump' },
    { name: 'leaf' },
  ],
  props: [
    { symbol: 'mushroom', x: 0.06, y: 1, size: 0.2, tint: 0xa0c090, move: 'tilt' },
    { symbol: 'pot', x: 0.86, y: 0.98, size: 0.22, tint: 0xc0d0a0, move: 'glint' },
  ],
  air: [{ preset: 'firefly', count: 24 }],
  ribbon: ['#4a8a2a', '#12401a'],
  winLight: 0x9ad85a,
  emblem: 'clover',
  burst: 'coin',
  feature: {
    air: [{ preset: 'firefly', count: 24 }],
    light: 0xd0ff9a,
  },
};
