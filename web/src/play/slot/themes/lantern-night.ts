import type { Prop, SlotTheme } from './slot-theme.ts';

/** Lanterns that are lit one after the other during the festival. */
const festival = [
  [0.26, 0.08, 0.1],
  [0.74, 0.08, 0.1],
  [0.1, 0.3, 0.13],
  [0.95, 0.8, 0.13],
  [0.2, 0.42, 0.1],
  [0.86, 0.84, 0.11],
].map(([x = 0, y = 0, size = 0], place): Prop => {
  const fromLevel = 0.7 + 0.045 * place;
  return { symbol: 'lantern', x, y, size, tint: 0xffc8a0, move: 'sway', fromLevel };
});

export const lanternNight: SlotTheme = {
  bed: ['#140622', '#3a0d33', '#0d0318'],
  frame: { material: 'paper', body: 0x8c1420, light: 0xffd9a0 },
  symbols: [
    { name: 'moon', idle: 'breathe', win: 'jump' },
    { name: 'castle', idle: 'glint', win: 'jump' },
    { name: 'carp', idle: 'sway', win: 'jump' },
    { name: 'chime', idle: 'sway', win: 'tilt' },
    { name: 'blossom', idle: 'flutter', win: 'flutter' },
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
    { symbol: 'lantern', x: 0.95, y: 0.03, size: 0.19, tint: 0xffe0c0, move: 'sway' },
    { symbol: 'lantern', x: 0.84, y: 0.04, size: 0.17, tint: 0xd8a890, move: 'sway' },
    ...festival,
  ],
  life: [
    {
      kind: 'traveller',
      picture: 'carp',
      y: 0.87,
      size: 0.14,
      crossMs: 19_000,
      start: 0.06,
      goes: 'right',
    },
    {
      kind: 'traveller',
      picture: 'carp',
      y: 0.83,
      size: 0.1,
      crossMs: 25_000,
      start: 0.75,
      goes: 'left',
    },
    {
      kind: 'traveller',
      picture: 'carp',
      y: 0.9,
      size: 0.11,
      crossMs: 22_000,
      start: 0.55,
      goes: 'right',
    },
  ],
  air: [
    { preset: 'petal', count: 26 },
    { preset: 'firefly', count: 18 },
  ],
  ribbon: ['#2c3a8c', '#10123a'],
  winLight: 0xff7a4a,
  turns: 'cell',
  burst: 'petal',
  feature: {
    air: [{ preset: 'firefly', count: 50 }],
    light: 0xff9a78,
  },
};
