import type { SlotTheme } from './slot-theme.ts';

export const genieHour: SlotTheme = {
  bed: ['#12042a', '#2c0c5a', '#0a0218'],
  frame: { material: 'chrome', body: 0x8f86b8, light: 0xffffff },
  symbols: [
    { name: 'genie', idle: 'sway', win: 'jump' },
    { name: 'lamp', idle: 'glint', win: 'jump' },
    { name: 'ring', idle: 'glint', win: 'spin' },
    { name: 'scroll', win: 'tilt' },
    { name: 'olive', win: 'tilt' },
    { name: 'a', win: 'tilt' },
    { name: 'k', win: 'tilt' },
    { name: 'q', win: 'tilt' },
    { name: 'j', win: 'tilt' },
    { name: 'hourglass', idle: 'tilt', win: 'spin' },
  ],
  air: [{ preset: 'dust', count: 34 }],
  burst: 'coin',
  feature: {
    air: [{ preset: 'dust', count: 30 }],
    light: 0xd8a8ff,
  },
};
