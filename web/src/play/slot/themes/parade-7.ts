import type { SlotTheme } from './slot-theme.ts';

export const parade7: SlotTheme = {
  bed: ['#1a0430', '#38105c', '#110220'],
  frame: { material: 'chrome', body: 0xa8a4ac, light: 0xffffff },
  symbols: [
    { name: 'drum', idle: 'breathe', win: 'jump' },
    { name: 'seven', idle: 'glint', win: 'jump' },
    { name: 'bell', idle: 'sway', win: 'tilt' },
    { name: 'melon', win: 'jump' },
    { name: 'grapes', win: 'jump' },
    { name: 'lemon', win: 'jump' },
    { name: 'orange', win: 'jump' },
    { name: 'cherry', idle: 'sway', win: 'jump' },
    { name: 'confetti', idle: 'breathe', win: 'spin' },
  ],
  air: [{ preset: 'confetti', count: 24 }],
  burst: 'confetti',
  feature: {
    air: [{ preset: 'confetti', count: 40 }],
    light: 0xffc0a0,
  },
};
