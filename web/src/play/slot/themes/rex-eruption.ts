import type { SlotTheme } from './slot-theme.ts';

export const rexEruption: SlotTheme = {
  bed: ['#1a0a18', '#3d1420', '#10060f'],
  frame: { material: 'stone', body: 0x3a3038, light: 0xff8a3a },
  symbols: [
    {
      ...{ name: 'rex', idle: 'breathe', win: 'jump' },
      parts: [{ move: 'chew', x: 0.32, y: 0.38, reach: 0.26 }],
    },
    { name: 'sauropod', idle: 'sway', win: 'jump' },
    { name: 'mammoth', idle: 'breathe', win: 'jump' },
    { name: 'egg', idle: 'tilt', win: 'jump' },
    { name: 'bone', idle: 'glint', win: 'spin' },
    { name: 'a', win: 'tilt' },
    { name: 'k', win: 'tilt' },
    { name: 'q', win: 'tilt' },
    { name: 'j', win: 'tilt' },
    { name: 'volcano', idle: 'flicker', win: 'jump' },
  ],
  props: [
    { symbol: 'volcano', x: 0.08, y: 0.86, size: 0.34, tint: 0xc08878, move: 'flicker' },
    { symbol: 'sauropod', x: 0.86, y: 0.9, size: 0.26, tint: 0x806068, move: 'sway' },
  ],
  life: [{ kind: 'eruption', x: 0.08, y: 0.86, lift: 0.24, colour: 0xff7a2a, everyMs: 11_000 }],
  air: [
    { preset: 'dust', count: 30 },
    { preset: 'ember', count: 20 },
  ],
  ribbon: ['#6a3420', '#230d0a'],
  winLight: 0xff5a12,
  tall: { symbol: 'rex', light: 0xff5a12 },
  turns: 'reel',
  emblem: 'rex',
  burst: 'ember',
  feature: {
    air: [{ preset: 'ember', count: 60 }],
    light: 0xff8a5a,
    flood: 0xff5a12,
  },
};
