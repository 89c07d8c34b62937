import type { SlotTheme } from './slot-theme.ts';

export const parade7: SlotTheme = {
  bed: ['#1a0430', '#38105c', '#110220'],
  frame: { material: 'chrome', body: 0xa8a4ac, light: 0xffffff, bulbs: 0xffd27a },
  symbols: [
    { name: 'drum', idle: 'breathe', win: 'jump' },
    { name: 'seven', idle: 'glint', win: 'jump' },
    { name: 'bell', idle: 'sway', win: 'tilt' },
    { name: 'melon', idle: 'tilt', win: 'jump' },
    { name: 'grapes', win: 'jump' },
    { name: 'lemon', idle: 'tilt', win: 'jump' },
    { name: 'orange', win: 'jump' },
    { name: 'cherry', idle: 'sway', win: 'jump' },
    { name: 'confetti', idle: 'breathe', win: 'spin' },
  ],
  hasLargeSymbols: true,
  props: [
    { symbol: 'drum', x: 0.07, y: 0.94, size: 0.24, tint: 0xc090a8, move: 'breathe' },
    { symbol: 'bell', x: 0.19, y: 0.9, size: 0.14, tint: 0xd0b088, move: 'sway' },
    { symbol: 'melon', x: 0.85, y: 0.89, size: 0.16, tint: 0xc098b0, move: 'tilt' },
  ],
  choice: 'drum',
  air: [{ preset: 'confetti', count: 24 }],
  ribbon: ['#c8502a', '#5a0a3a'],
  burst: 'confetti',
  feature: {
    air: [{ preset: 'confetti', count: 40 }],
    light: 0xffc0a0,
  },
};
