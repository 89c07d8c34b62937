import type { SlotTheme } from './slot-theme.ts';

export const genieHour: SlotTheme = {
  bed: ['#12042a', '#2c0c5a', '#0a0218'],
  frame: { material: 'filigree', body: 0x6a6298, light: 0xf2ecff },
  symbols: [
    { name: 'genie', idle: 'sway', win: 'jump' },
    { name: 'lamp', idle: 'glow', win: 'glow' },
    { name: 'ring', idle: 'glint', win: 'spin' },
    { name: 'scroll', idle: 'sway', win: 'tilt' },
    { name: 'olive', idle: 'tilt', win: 'jump' },
    { name: 'a', win: 'tilt' },
    { name: 'k', win: 'tilt' },
    { name: 'q', win: 'tilt' },
    { name: 'j', win: 'tilt' },
    { name: 'hourglass', idle: 'tilt', win: 'spin' },
  ],
  props: [
    { symbol: 'lamp', x: 0.07, y: 0.94, size: 0.22, tint: 0xb098d8, move: 'glint' },
    { symbol: 'hourglass', x: 0.86, y: 0.92, size: 0.2, tint: 0x9080c0, move: 'tilt' },
    { symbol: 'genie', x: 0.11, y: 0.24, size: 0.34, tint: 0xc8c0f0, move: 'sway', fromLevel: 0.7 },
    {
      symbol: 'lamp',
      x: 0.83,
      y: 0.09,
      size: 0.1,
      tint: 0xffe0a0,
      move: 'flicker',
      fromLevel: 0.7,
    },
    { symbol: 'lamp', x: 0.2, y: 0.1, size: 0.1, tint: 0xffd890, move: 'flicker', fromLevel: 0.8 },
    {
      symbol: 'lamp',
      x: 0.94,
      y: 0.09,
      size: 0.1,
      tint: 0xffd890,
      move: 'flicker',
      fromLevel: 0.9,
    },
  ],
  air: [
    { preset: 'dust', count: 34 },
    { preset: 'firefly', count: 8 },
  ],
  ribbon: ['#6a4ac0', '#1e0a4a'],
  winLight: 0xb884ff,
  choice: 'lamp',
  burst: 'firefly',
  feature: {
    air: [{ preset: 'dust', count: 30 }],
    light: 0xd8a8ff,
  },
};
