import type { SlotTheme } from '../slot-theme.ts';

export const rexEruption: SlotTheme = {
  gameId: 'rex-eruption',
  place: 'jungle',
  heaven: 'ash',
  sky: [
    [0, '#1c0b3a'],
    [0.42, '#7a1f5e'],
    [0.72, '#ff6a2a'],
    [1, '#1a0616'],
  ],
  glow: '#ffb13e',
  rays: '#ffcf7a',
  featureName: 'ERUPTION',
  feature: {
    sky: [
      [0, '#1a0204'],
      [0.42, '#7a0a0a'],
      [0.74, '#ff4a0a'],
      [1, '#140202'],
    ],
    glow: '#ffd24a',
    rays: '#ffb02a',
  },
  ridges: ['#3a1030', '#200a1e'],
  sparks: ['#ffd36a', '#ff7a2b', '#fff0c0'],
  title: {
    fill: ['#fff6cf', '#ffc23a', '#e8480f', '#ffa83a'],
    horizon: [0.46, 0.55],
    outline: '#4a0a0c',
    side: '#1a0306',
    glow: '#ff6a1e',
  },
  face: 'luckiest-guy',
  ranks: { a: '#e8502a', k: '#d8982a', q: '#8a5a3a', j: '#4a8a9a', 10: '#6a9a3a' },
  lines: ['REX', 'ERUPTION'],
  light: '#fff0c8',
  shadow: '#14040c',
  figures: [
    {
      ...{ name: 'rex', figure: 't-rex', size: 216, glow: '#ff8a2a' },
      parts: [{ outline: '10,78 42,83 60,83 70,80 82,84 88,98 80,110 72,124 10,124', joint: 18 }],
    },
    { name: 'sauropod', figure: 'sauropod', size: 208 },
    { name: 'mammoth', figure: 'mammoth', size: 204 },
    { name: 'egg', figure: 'nest-with-eggs' },
    { name: 'bone', figure: 'bone' },
    { name: 'volcano', figure: 'volcano', size: 204, glow: '#ff8a2a' },
  ],
};
