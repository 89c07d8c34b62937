import type { SlotTheme } from './slot-theme.ts';

export const genieHour: SlotTheme = {
  bed: ['#12042a', '#2c0c5a', '#0a0218'],
  frame: { material: 'chrome', body: 0x8f86b8, light: 0xffffff },
  symbols: [
    { name: 'genie', idle: 'sway', win: 'jump' },
    { name: 'lamp', idle: 'glint', win: 'jump' },
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
    { symbol: 'hourglass', x: 0.93, y: 0.92, size: 0.2, tint: 0x9080c0, move: 'tilt' },
    { symbol: 'genie', x: 0.9, y: 0.2, size: 0.22, tint: 0x9890d0, move: 'sway', fromLevel: 0.7 },
  ],
  air: [{ preset: 'dust', count: 34 }],
  ribbon: ['#6a4ac0', '#1e0a4a'],
  burst: 'firefly',
  feature: {
    air: [{ preset: 'dust', count: 30 }],
    light: 0xd8a8ff,
  },
};
