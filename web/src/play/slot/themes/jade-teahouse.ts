import type { SlotTheme } from './slot-theme.ts';

export const jadeTeahouse: SlotTheme = {
  bed: ['#2a0a10', '#4a141c', '#19060a'],
  frame: { material: 'paper', body: 0x0f6b4c, light: 0xffe7a8 },
  symbols: [
    { name: 'lantern', idle: 'sway', win: 'jump' },
    { name: 'dragon', idle: 'breathe', win: 'jump' },
    { name: 'teapot', win: 'tilt' },
    { name: 'cup', win: 'tilt' },
    { name: 'fan', idle: 'tilt', win: 'tilt' },
    { name: 'a', win: 'tilt' },
    { name: 'k', win: 'tilt' },
    { name: 'q', win: 'tilt' },
    { name: 'j', win: 'tilt' },
    { name: 'lotus', idle: 'breathe', win: 'jump' },
  ],
  air: [{ preset: 'petal', count: 26 }],
  burst: 'petal',
  feature: {
    air: [{ preset: 'petal', count: 24 }],
    light: 0xa8ffd8,
  },
};
