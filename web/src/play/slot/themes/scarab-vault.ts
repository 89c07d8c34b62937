import type { SlotTheme } from './slot-theme.ts';

export const scarabVault: SlotTheme = {
  bed: ['#0b1128', '#22305a', '#070b1a'],
  frame: { material: 'sandstone', body: 0xc79a58, light: 0x2fb8b0 },
  symbols: [
    { name: 'scarab', idle: 'scuttle', win: 'scuttle' },
    { name: 'crown', idle: 'glint', win: 'jump' },
    { name: 'amphora', idle: 'tilt', win: 'tilt' },
    { name: 'key', idle: 'glint', win: 'spin' },
    { name: 'amulet', idle: 'glint', win: 'spin' },
    { name: 'a', win: 'tilt' },
    { name: 'k', win: 'tilt' },
    { name: 'q', win: 'tilt' },
    { name: 'j', win: 'tilt' },
    { name: 'temple', idle: 'glint', win: 'jump' },
  ],
  props: [
    { symbol: 'amphora', x: 0.06, y: 0.94, size: 0.24, tint: 0xa08858, move: 'breathe' },
    { symbol: 'temple', x: 0.86, y: 0.88, size: 0.26, tint: 0x907848, move: 'glint' },
    { symbol: 'scarab', x: 0.79, y: 0.98, size: 0.12, tint: 0xb09860, move: 'sway' },
    { symbol: 'scarab', x: 0.16, y: 0.97, size: 0.1, tint: 0xa08850, move: 'sway', fromLevel: 0.7 },
  ],
  air: [{ preset: 'dust', count: 40 }],
  ribbon: ['#a87828', '#3a2208'],
  wordSize: 0.88,
  turns: 'reel',
  burst: 'dust',
  feature: {
    air: [{ preset: 'dust', count: 30 }],
    light: 0xffc880,
  },
};
