import type { SlotTheme } from '../slot-theme.ts';

export const parade7: SlotTheme = {
  gameId: 'parade-7',
  place: 'street',
  sky: [
    [0, '#3c0012'],
    [0.45, '#c0102a'],
    [0.75, '#ff7a3a'],
    [1, '#2a0008'],
  ],
  glow: '#ffd35a',
  rays: '#fff0b0',
  featureName: 'STREET PARADE',
  feature: {
    sky: [
      [0, '#08042a'],
      [0.42, '#2a1480'],
      [0.74, '#c03ab0'],
      [1, '#0a0322'],
    ],
    glow: '#ffd35a',
    rays: '#ffe9a8',
  },
  ridges: ['#8c0f22', '#4a0612'],
  sparks: ['#ffe08a', '#7fe3ff', '#ff9ad0', '#fff'],
  title: {
    fill: ['#ffffff', '#ffe9a6', '#ffb11f', '#ffe08a'],
    horizon: [0.46, 0.55],
    outline: '#7a0012',
    side: '#30000a',
    glow: '#ffb02e',
  },
  face: 'bungee',
  lines: ['PARADE 7'],
  light: '#fff',
  shadow: '#2a0206',
  figures: [
    { name: 'drum', figure: 'drum', glow: '#ffd35a' },
    { name: 'seven', drawing: 'lucky-seven' },
    { name: 'bell', figure: 'bell', glow: '#ffdf6b' },
    { name: 'melon', figure: 'watermelon' },
    { name: 'grapes', figure: 'grapes' },
    { name: 'lemon', figure: 'lemon' },
    { name: 'orange', figure: 'tangerine' },
    { name: 'cherry', figure: 'cherries' },
    { name: 'confetti', figure: 'confetti-ball', glow: '#fff' },
  ],
};
