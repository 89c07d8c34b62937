import type { SlotTheme } from '../slot-theme.ts';

export const stormTrench: SlotTheme = {
  gameId: 'storm-trench',
  place: 'sea',
  heaven: 'storm',
  sky: [
    [0, '#0b1420'],
    [0.4, '#274253'],
    [0.7, '#5f8a8e'],
    [1, '#04121a'],
  ],
  glow: '#bfe8de',
  rays: '#8fc8c4',
  feature: {
    sky: [
      [0, '#020a14'],
      [0.42, '#04303a'],
      [0.74, '#0f8a7c'],
      [1, '#01080c'],
    ],
    glow: '#6fffe0',
    rays: '#a8fff0',
  },
  ridges: ['#1d4450', '#082630'],
  sparks: ['#d8fff4', '#8fe0d4', '#4fb0a8'],
  title: {
    fill: ['#f4fffb', '#a8e8dc', '#2f7f86', '#9fe0d2'],
    horizon: [0.46, 0.56],
    outline: '#0b2a33',
    side: '#02090d',
    glow: '#2fb8a8',
  },
  face: 'russo-one',
  ranks: {
    a: '#d86a4a',
    k: '#c89a3a',
    q: '#5a9ac8',
    j: '#7a78c0',
    '10': '#3fa088',
    '9': '#7f98a0',
  },
  winColours: ['#ffffff', '#c8fff0', '#3fb0a8', '#a8f0e0'],
  lines: ['STORM', 'TRENCH'],
  light: '#eafff6',
  shadow: '#010c14',
  figures: [
    { name: 'trident', figure: 'trident-emblem', rim: '#fff0b0', glow: '#ffd35a' },
    {
      ...{ name: 'kraken', figure: 'octopus', size: 208, glow: '#a8ffe6' },
      parts: [
        { outline: '30,30 75,30 84,80 97,108 92,124 80,130 66,116 57,100 30,88', joint: 18 },
        { outline: '141,158 159,167 177,171 202,157 246,152 240,200 176,208 143,192', joint: 18 },
      ],
    },
    { name: 'whale', figure: 'spouting-whale', size: 206 },
    { name: 'ship', figure: 'sailboat' },
    { name: 'anchor', figure: 'anchor', light: '#ffffff' },
    { name: 'compass', figure: 'compass' },
    { name: 'lamp', figure: 'diya-lamp', glow: '#ffb347' },
    { name: 'storm', figure: 'cloud-with-lightning', size: 208, glow: '#c9fff0' },
    { name: 'water', figure: 'water-wave', size: 150, grade: '#3f7f90' },
  ],
};
