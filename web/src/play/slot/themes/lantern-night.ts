import type { SlotTheme } from './slot-theme.ts';

export const lanternNight: SlotTheme = {
  bed: ['#140622', '#3a0d33', '#0d0318'],
  frame: { material: 'paper', body: 0x8c1420, light: 0xffd9a0 },
  symbols: [
    { name: 'moon', idle: 'breathe', win: 'jump' },
    { name: 'castle', idle: 'glint', win: 'jump' },
    { name: 'carp', idle: 'sway', win: 'jump' },
    { name: 'chime', idle: 'sway', win: 'tilt' },
    { name: 'blossom', idle: 'tilt', win: 'spin' },
    { name: 'a', win: 'tilt' },
    { name: 'k', win: 'tilt' },
    { name: 'q', win: 'tilt' },
    { name: 'j', win: 'tilt' },
    { name: 'fireworks', idle: 'flicker', win: 'spin' },
    { name: 'lantern', idle: 'sway', win: 'jump' },
  ],
  props: [
    { symbol: 'lantern', x: 0.05, y: 0.05, size: 0.26, tint: 0xffe0c0, move: 'sway' },
    { symbol: 'lantern', x: 0.16, y: 0.04, size: 0.17, tint: 0xd8a890, move: 'sway' },
    { symbol: 'lantern', x: 0.95, y: 0.05, size: 0.26, tint: 0xffe0c0, move: 'sway' },
    { symbol: 'lantern', x: 0.84, y: 0.04, size: 0.17, tint: 0xd8a890, move: 'sway' },
    { symbol: 'carp', x: 0.07, y: 0.92, size: 0.15, tint: 0xc09098, move: 'sway' },
    { symbol: 'carp', x: 0.92, y: 0.95, size: 0.13, tint: 0xa87880, move: 'sway' },
  ],
  air: [
    { preset: 'petal', count: 26 },
    { preset: 'firefly', count: 18 },
  ],
  ribbon: ['#2c3a8c', '#10123a'],
  burst: 'petal',
  feature: {
    air: [{ preset: 'firefly', count: 50 }],
    light: 0xff9a78,
  },
};
