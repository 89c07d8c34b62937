import type { SlotTheme } from '../slot-theme.ts';

export const frostforge: SlotTheme = {
  gameId: 'frostforge',
  place: 'peaks',
  heaven: 'sunburst',
  sky: [
    [0, '#041428'],
    [0.42, '#1b5d9c'],
    [0.72, '#8fd8ff'],
    [1, '#020c18'],
  ],
  glow: '#eafaff',
  rays: '#d8f4ff',
  feature: {
    sky: [
      [0, '#0c0630'],
      [0.42, '#2a2a8c'],
      [0.74, '#4ad0b0'],
      [1, '#050418'],
    ],
    glow: '#b8ffe8',
    rays: '#a8ffe0',
  },
  ridges: ['#2a6fa8', '#0c2f52'],
  sparks: ['#ffffff', '#bfeaff', '#7fd0ff'],
  title: {
    fill: ['#ffffff', '#d4f1ff', '#58b4ef', '#cdefff'],
    horizon: [0.46, 0.55],
    outline: '#08305c',
    side: '#021224',
    glow: '#7fd8ff',
  },
  face: 'black-ops-one',
  lines: ['FROST', 'FORGE'],
  light: '#f2fbff',
  shadow: '#03142a',
  figures: [
    { name: 'shield', figure: 'shield', glow: '#bfeaff' },
    { name: 'hammer', figure: 'hammer' },
    { name: 'sword', figure: 'crossed-swords' },
    { name: 'axe', figure: 'axe' },
    { name: 'helmet', figure: 'military-helmet' },
    { name: 'snow', figure: 'snowflake', glow: '#dff6ff' },
  ],
};
