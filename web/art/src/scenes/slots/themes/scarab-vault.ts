import type { SlotTheme } from '../slot-theme.ts';

export const scarabVault: SlotTheme = {
  gameId: 'scarab-vault',
  place: 'temple',
  heaven: 'desert',
  sky: [
    [0, '#0a1430'],
    [0.42, '#2c4f8a'],
    [0.72, '#e0a040'],
    [1, '#080c1c'],
  ],
  glow: '#ffe7a8',
  rays: '#ffe9b8',
  feature: {
    sky: [
      [0, '#16041c'],
      [0.42, '#5a1a4a'],
      [0.74, '#ff8a3a'],
      [1, '#10040c'],
    ],
    glow: '#ffd08a',
    rays: '#ffdca8',
  },
  ridges: ['#8a5a1c', '#3a230a'],
  sparks: ['#fff0b8', '#ffd36a', '#8fd0ff'],
  title: {
    fill: ['#fffbe3', '#ffd861', '#e8890f', '#ffd365'],
    horizon: [0.46, 0.55],
    outline: '#4a2a02',
    side: '#1c0f01',
    glow: '#ffb02e',
  },
  face: 'cinzel-decorative',
  ranks: { a: '#d8502a', k: '#e0b040', q: '#3a5ae0', j: '#2fb8b0' },
  lines: ['SCARAB', 'VAULT'],
  lowerBaseline: 246,
  light: '#fff4d0',
  shadow: '#140a02',
  figures: [
    { name: 'scarab', figure: 'beetle', size: 208, glow: '#7dffb0' },
    { name: 'crown', figure: 'crown', glow: '#ffd35a' },
    { name: 'amphora', figure: 'amphora' },
    { name: 'key', figure: 'key', glow: '#ffd35a' },
    { name: 'amulet', figure: 'nazar-amulet' },
    { name: 'temple', figure: 'classical-building', glow: '#ffe7a8' },
  ],
};
