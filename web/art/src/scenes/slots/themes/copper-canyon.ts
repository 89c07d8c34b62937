import type { SlotTheme } from '../slot-theme.ts';

export const copperCanyon: SlotTheme = {
  gameId: 'copper-canyon',
  place: 'peaks',
  heaven: 'sunburst',
  sky: [
    [0, '#2a0d3a'],
    [0.4, '#c9433f'],
    [0.68, '#ffb04a'],
    [1, '#240a0d'],
  ],
  glow: '#fff0b0',
  rays: '#ffe0a0',
  feature: {
    sky: [
      [0, '#0c0a2a'],
      [0.42, '#3c2a7a'],
      [0.74, '#e0683a'],
      [1, '#0c0614'],
    ],
    glow: '#ffc88a',
    rays: '#ffe0b8',
  },
  ridges: ['#7c2a1e', '#42120f'],
  sparks: ['#ffd08a', '#ff9a4a', '#ffe8c0'],
  title: {
    fill: ['#fff2d2', '#f2b268', '#b8581e', '#f0b070'],
    horizon: [0.46, 0.55],
    outline: '#3a1208',
    side: '#160504',
    glow: '#ff9a3a',
  },
  face: 'rye',
  lines: ['COPPER', 'CANYON'],
  light: '#fff0c8',
  shadow: '#190509',
  figures: [
    { name: 'dynamite', figure: 'firecracker', glow: '#ff8a2a' },
    { name: 'nugget', figure: 'coin', glow: '#ffcf5a' },
    { name: 'train', figure: 'locomotive' },
    { name: 'cactus', figure: 'cactus' },
    { name: 'boot', figure: 'hiking-boot' },
    { name: 'sun', figure: 'sun', size: 210, glow: '#ffd35a' },
  ],
};
