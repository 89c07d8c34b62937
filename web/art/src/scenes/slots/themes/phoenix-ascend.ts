import type { SlotTheme } from '../slot-theme.ts';

export const phoenixAscend: SlotTheme = {
  gameId: 'phoenix-ascend',
  place: 'hall',
  heaven: 'sunburst',
  sky: [
    [0, '#1d0310'],
    [0.4, '#7a0f14'],
    [0.72, '#d8480f'],
    [1, '#1a0306'],
  ],
  glow: '#ffb02e',
  rays: '#ffe08a',
  feature: {
    sky: [
      [0, '#0a0420'],
      [0.42, '#3a0f66'],
      [0.74, '#e0561f'],
      [1, '#10031c'],
    ],
    glow: '#ffcf7a',
    rays: '#ffe0a8',
  },
  ridges: ['#5d0b12', '#34060c'],
  sparks: ['#ffb347', '#ff6a1a', '#ffe39a'],
  title: {
    fill: ['#fffbe3', '#ffd861', '#e8890f', '#ffd365'],
    horizon: [0.47, 0.55],
    outline: '#5a1d02',
    side: '#240a01',
    glow: '#ff8a1a',
  },
  face: 'cinzel',
  ranks: { a: '#ff3d2e', k: '#ffa51f', q: '#d84aa8', j: '#8a5cf0', 10: '#e8c878' },
  winColours: ['#ffffff', '#ffe27a', '#f08a0f', '#ffe08a'],
  lines: ['PHOENIX', 'ASCEND'],
  light: '#fff6d0',
  shadow: '#2a0206',
  figures: [
    {
      ...{ name: 'phoenix', figure: 'phoenix', size: 224, rim: '#ffe58a', glow: '#ffb22e' },
      parts: [
        {
          outline: '0,0 96,0 101,42 101,77 99,105 99,134 104,166 60,168 0,168',
          joint: 27,
        },
        {
          outline: '256,0 156,0 157,40 152,90 143,112 138,134 134,160 150,168 200,163 256,163',
          joint: 27,
        },
      ],
    },
    { name: 'sun', figure: 'sun', size: 210, glow: '#ffd35a' },
    { name: 'crown', figure: 'crown', glow: '#ffcf5a' },
    { name: 'gem', figure: 'gem-stone', light: '#fff', shadow: '#031028', glow: '#7fd8ff' },
    { name: 'flame', figure: 'fire', size: 204, glow: '#ff8a2a' },
    { name: 'egg', figure: 'egg', size: 190, light: '#fff', grade: '#ffc46b' },
  ],
};
