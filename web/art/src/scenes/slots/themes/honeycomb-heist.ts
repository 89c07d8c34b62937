import type { SlotTheme } from '../slot-theme.ts';

export const honeycombHeist: SlotTheme = {
  gameId: 'honeycomb-heist',
  place: 'hive',
  heaven: 'sunburst',
  sky: [
    [0, '#3a1a02'],
    [0.42, '#c9780c'],
    [0.72, '#ffd04a'],
    [1, '#241002'],
  ],
  glow: '#fff3b0',
  rays: '#ffeaa0',
  feature: {
    sky: [
      [0, '#1c0a2c'],
      [0.42, '#5a2a6e'],
      [0.74, '#ff9a2a'],
      [1, '#10061c'],
    ],
    glow: '#ffe08a',
    rays: '#ffe8a0',
  },
  ridges: ['#9a5a0a', '#4a2804'],
  sparks: ['#fff6c8', '#ffd36a', '#ffb02e'],
  title: {
    fill: ['#fffbe3', '#ffe06a', '#e8890f', '#ffd365'],
    horizon: [0.46, 0.55],
    outline: '#5a2a02',
    side: '#241000',
    glow: '#ffb02e',
  },
  face: 'titan-one',
  lines: ['HONEYCOMB', 'HEIST'],
  light: '#fff6d8',
  shadow: '#1c0c02',
  figures: [
    { name: 'bear', figure: 'bear', size: 212, glow: '#ffcf5a' },
    { name: 'honey', figure: 'honey-pot', glow: '#ffd35a' },
    { name: 'bee', figure: 'honeybee' },
    { name: 'moneybag', figure: 'money-bag' },
    { name: 'sunflower', figure: 'sunflower' },
    { name: 'blossom', figure: 'blossom', glow: '#ffe27a' },
  ],
};
