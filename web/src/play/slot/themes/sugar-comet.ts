import type { SlotTheme } from './slot-theme.ts';

export const sugarComet: SlotTheme = {
  bed: ['#2a0a4d', '#5a1a7a', '#1c0636'],
  frame: { material: 'sugar', body: 0xff8fc8, light: 0xffffff },
  symbols: [
    { name: 'doughnut', idle: 'squash', win: 'spin' },
    { name: 'cupcake', idle: 'squash', win: 'jump' },
    { name: 'icecream', idle: 'sway', win: 'squash' },
    { name: 'lollipop', idle: 'tilt', win: 'spin' },
    { name: 'candy', idle: 'squash', win: 'squash' },
    { name: 'strawberry', idle: 'squash', win: 'squash' },
    { name: 'moon', idle: 'squash', win: 'jump' },
    { name: 'comet' },
    { name: 'comet-2', idle: 'tilt', win: 'jump' },
    { name: 'comet-3', idle: 'tilt', win: 'jump' },
    { name: 'comet-5', idle: 'tilt', win: 'jump' },
    { name: 'comet-10', idle: 'glint', win: 'jump' },
    { name: 'comet-25', idle: 'glint', win: 'jump' },
    { name: 'comet-50', idle: 'flicker', win: 'jump' },
  ],
  props: [
    { symbol: 'lollipop', x: 0.09, y: 0.9, size: 0.28, tint: 0xe0c0f0, move: 'sway' },
    { symbol: 'cupcake', x: 0.18, y: 0.94, size: 0.16, tint: 0xd0b0e8, move: 'breathe' },
    { symbol: 'icecream', x: 0.87, y: 0.9, size: 0.26, tint: 0xe0c0f0, move: 'sway' },
    { symbol: 'candy', x: 0.795, y: 0.94, size: 0.14, tint: 0xd0b0e8, move: 'tilt' },
  ],
  air: [{ preset: 'confetti', count: 34 }],
  ribbon: ['#d0409a', '#6a1060'],
  winLight: 0xff7ac2,
  burst: 'confetti',
  feature: {
    air: [{ preset: 'comet', count: 26 }],
    light: 0x9a8cff,
  },
};
