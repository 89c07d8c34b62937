import type { SlotTheme } from '../slot-theme.ts';

export const lanternNight: SlotTheme = {
  gameId: 'lantern-night',
  place: 'lake',
  heaven: 'moonlight',
  sky: [
    [0, '#1a0524'],
    [0.42, '#5e0f3f'],
    [0.74, '#c4343f'],
    [1, '#12030f'],
  ],
  glow: '#ffcf7d',
  rays: '#ffd9a0',
  feature: {
    sky: [
      [0, '#04061c'],
      [0.42, '#101a5a'],
      [0.74, '#a02a5a'],
      [1, '#060414'],
    ],
    glow: '#ffb060',
    rays: '#ffc88a',
  },
  ridges: ['#4d0d36', '#24051a'],
  sparks: ['#ffe6c4', '#ffb0c8', '#ff9a5a'],
  title: {
    fill: ['#fffbe3', '#ffd861', '#e8640f', '#ffc365'],
    horizon: [0.46, 0.55],
    outline: '#5a0a1c',
    side: '#22030c',
    glow: '#ff8a4a',
  },
  face: 'shrikhand',
  ranks: { a: '#e0402f', k: '#e8983a', q: '#a83a7a', j: '#3a6ac0', 10: '#3a9a6a' },
  lines: ['LANTERN', 'NIGHT'],
  light: '#ffe8c0',
  shadow: '#16020f',
  figures: [
    { name: 'lantern', figure: 'red-paper-lantern', size: 210, glow: '#ff8a4a' },
    { name: 'moon', figure: 'full-moon', size: 200, glow: '#fff0c0' },
    { name: 'castle', figure: 'japanese-castle', size: 204 },
    { name: 'carp', figure: 'carp-streamer' },
    { name: 'chime', figure: 'wind-chime' },
    { name: 'blossom', figure: 'cherry-blossom', glow: '#ffb0d8' },
    { name: 'fireworks', figure: 'fireworks', glow: '#ffd35a' },
  ],
};
