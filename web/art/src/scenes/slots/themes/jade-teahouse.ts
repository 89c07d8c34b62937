import type { SlotTheme } from '../slot-theme.ts';

export const jadeTeahouse: SlotTheme = {
  gameId: 'jade-teahouse',
  place: 'shrine',
  heaven: 'sunburst',
  sky: [
    [0, '#032018'],
    [0.42, '#0d6b4c'],
    [0.72, '#3fc98f'],
    [1, '#02140e'],
  ],
  glow: '#e6ffd8',
  rays: '#c9ffe0',
  feature: {
    sky: [
      [0, '#0a0a28'],
      [0.42, '#2a2a6e'],
      [0.74, '#b06a8a'],
      [1, '#080618'],
    ],
    glow: '#ffd8e8',
    rays: '#ffe8c8',
  },
  ridges: ['#0c5a40', '#06301f'],
  sparks: ['#eafff4', '#9dffcf', '#ffe7a8'],
  title: {
    fill: ['#fffbe3', '#ffd861', '#e8890f', '#ffd365'],
    horizon: [0.46, 0.55],
    outline: '#064a33',
    side: '#021c13',
    glow: '#7dffc0',
  },
  face: 'dela-gothic-one',
  lines: ['JADE', 'TEAHOUSE'],
  light: '#f4ffe8',
  shadow: '#04180f',
  figures: [
    { name: 'lantern', figure: 'red-paper-lantern', glow: '#ff8a5a' },
    { name: 'dragon', figure: 'dragon', size: 208 },
    { name: 'teapot', figure: 'teapot' },
    { name: 'cup', figure: 'teacup-without-handle' },
    { name: 'fan', figure: 'folding-hand-fan' },
    { name: 'lotus', figure: 'lotus', glow: '#ffb0d8' },
  ],
};
