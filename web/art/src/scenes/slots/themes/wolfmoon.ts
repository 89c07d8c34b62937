import type { SlotTheme } from '../slot-theme.ts';

export const wolfmoon: SlotTheme = {
  gameId: 'wolfmoon',
  place: 'wood',
  heaven: 'aurora',
  sky: [
    [0, '#040820'],
    [0.45, '#16347c'],
    [0.75, '#4a82d8'],
    [1, '#040a1c'],
  ],
  glow: '#cfe4ff',
  rays: '#bcd8ff',
  feature: {
    sky: [
      [0, '#12041c'],
      [0.42, '#4a1a5e'],
      [0.74, '#b0527a'],
      [1, '#0c0414'],
    ],
    glow: '#ffd8c8',
    rays: '#ffc8b0',
  },
  ridges: ['#1d3f86', '#0a1c47'],
  sparks: ['#ffffff', '#cfe4ff', '#8fc0ff'],
  title: {
    fill: ['#ffffff', '#bfe0ff', '#3f7fe0', '#b9dcff'],
    horizon: [0.46, 0.56],
    outline: '#071a4a',
    side: '#020817',
    glow: '#2f6cff',
  },
  face: 'new-rocker',
  rankFace: 'alfa-slab-one',
  ranks: { a: '#8fd0ff', k: '#c8d4e8', q: '#8a8cf0', j: '#3f7ad0' },
  lines: ['WOLF', 'MOON'],
  lowerBaseline: 246,
  light: '#eaf4ff',
  shadow: '#02081c',
  figures: [
    { name: 'moon', figure: 'full-moon', size: 204, glow: '#cfe4ff' },
    {
      ...{ name: 'wolf', figure: 'wolf', size: 208 },
      parts: [{ path: 2 }, { drawing: 'breath' }],
    },
    { name: 'eagle', figure: 'eagle' },
    { name: 'owl', figure: 'owl' },
    { name: 'deer', figure: 'deer' },
    { name: 'paw', figure: 'paw-prints', glow: '#8fc0ff' },
  ],
};
