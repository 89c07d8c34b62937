import type { SlotTheme } from './slot-theme.ts';

export const foxAndClover: SlotTheme = {
  bed: ['#04200f', '#0c3f1f', '#031509'],
  frame: { material: 'wood', body: 0x6b4a22, light: 0xd8e8a0 },
  symbols: [
    { name: 'fox', idle: 'breathe', win: 'jump' },
    { name: 'hat', win: 'tilt' },
    { name: 'pot', idle: 'glint', win: 'jump' },
    { name: 'rainbow', idle: 'glint', win: 'jump' },
    { name: 'mushroom', win: 'tilt' },
    { name: 'a', win: 'tilt' },
    { name: 'k', win: 'tilt' },
    { name: 'q', win: 'tilt' },
    { name: 'j', win: 'tilt' },
    { name: 'clover', idle: 'sway', win: 'spin' },
  ],
  air: [{ preset: 'firefly', count: 24 }],
  burst: 'coin',
  feature: {
    air: [{ preset: 'firefly', count: 24 }],
    light: 0xd0ff9a,
  },
};
