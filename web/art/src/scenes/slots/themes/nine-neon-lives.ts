import type { SlotTheme } from '../slot-theme.ts';

export const nineNeonLives: SlotTheme = {
  gameId: 'nine-neon-lives',
  place: 'city',
  heaven: 'arcade',
  sky: [
    [0, '#0b0524'],
    [0.42, '#4a1470'],
    [0.72, '#ff5aa0'],
    [1, '#06021a'],
  ],
  glow: '#ffb0e0',
  rays: '#ff9ad8',
  feature: {
    sky: [
      [0, '#02142c'],
      [0.42, '#0a3a7a'],
      [0.74, '#22d0e8'],
      [1, '#020a1c'],
    ],
    glow: '#a8f6ff',
    rays: '#8af0ff',
  },
  ridges: ['#3a0f66', '#170636'],
  sparks: ['#7ff6ff', '#ff8ad0', '#fff'],
  title: {
    fill: ['#ffffff', '#a8f6ff', '#26c6e8', '#9af0ff'],
    horizon: [0.46, 0.55],
    outline: '#4a0a6a',
    side: '#12021e',
    glow: '#ff4fb0',
  },
  face: 'righteous',
  ranks: { a: '#ff3ea5', k: '#28e0ff', q: '#b45cff', j: '#e8e03a' },
  lines: ['NINE NEON', 'LIVES'],
  light: '#f0f6ff',
  shadow: '#0a0320',
  figures: [
    {
      ...{ name: 'cat', figure: 'black-cat', size: 208, glow: '#7ff6ff' },
      parts: [{ outline: '164,50 256,50 256,122 213,132 197,122 182,108 164,100', joint: 20 }],
    },
    { name: 'martini', figure: 'cocktail-glass', glow: '#ff8ad0' },
    { name: 'guitar', figure: 'guitar' },
    { name: 'dice', figure: 'game-die' },
    { name: 'skate', figure: 'roller-skate' },
    { name: 'city', figure: 'night-with-stars', glow: '#ff8ad0' },
  ],
};
