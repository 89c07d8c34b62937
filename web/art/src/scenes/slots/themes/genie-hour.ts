import type { SlotTheme } from '../slot-theme.ts';

export const genieHour: SlotTheme = {
  gameId: 'genie-hour',
  place: 'oasis',
  heaven: 'smoke',
  sky: [
    [0, '#140530'],
    [0.42, '#5a1fa8'],
    [0.72, '#c478ff'],
    [1, '#0a0220'],
  ],
  glow: '#f3d8ff',
  rays: '#e6c4ff',
  feature: {
    sky: [
      [0, '#031a2c'],
      [0.42, '#0f5a80'],
      [0.74, '#4ad8d0'],
      [1, '#02101c'],
    ],
    glow: '#d8fff4',
    rays: '#b8fff0',
  },
  ridges: ['#4a1a8c', '#220a4a'],
  sparks: ['#ffe9ff', '#d8a8ff', '#ffe08a'],
  title: {
    fill: ['#fffbe3', '#ffd861', '#e8890f', '#ffd365'],
    horizon: [0.46, 0.55],
    outline: '#3a0a6a',
    side: '#16022e',
    glow: '#c078ff',
  },
  face: 'limelight',
  ranks: { a: '#ff6aa8', k: '#e0d8f4', q: '#8a5cff', j: '#40c0e8' },
  lines: ['GENIE', 'HOUR'],
  light: '#fff0ff',
  shadow: '#10041f',
  figures: [
    { name: 'genie', figure: 'genie', size: 214, glow: '#8fd0ff' },
    { name: 'lamp', figure: 'diya-lamp', glow: '#ffd35a' },
    { name: 'ring', figure: 'ring' },
    { name: 'scroll', figure: 'scroll' },
    { name: 'olive', figure: 'olive' },
    { name: 'hourglass', figure: 'hourglass-done', glow: '#ffe08a' },
  ],
};
