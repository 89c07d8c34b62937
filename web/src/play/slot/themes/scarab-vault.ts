import type { SlotTheme } from './slot-theme.ts';

export const scarabVault: SlotTheme = {
  bed: ['#0b1128', '#22305a', '#070b1a'],
  frame: { material: 'stone', body: 0xb58a4a, light: 0xfff0c0 },
  symbols: [
    { name: 'scarab', idle: 'breathe', win: 'jump' },
    { name: 'crown', idle: 'glint', win: 'jump' },
    { name: 'amphora', win: 'tilt' },
    { name: 'key', win: 'tilt' },
    { name: 'amulet', win: 'tilt' },
    { name: 'a', win: 'tilt' },
    { name: 'k', win: 'tilt' },
    { name: 'q', win: 'tilt' },
    { name: 'j', win: 'tilt' },
    { name: 'temple', idle: 'glint', win: 'jump' },
  ],
  air: [{ preset: 'dust', count: 40 }],
  burst: 'coin',
  feature: {
    air: [{ preset: 'dust', count: 30 }],
    light: 0xffc880,
  },
};
