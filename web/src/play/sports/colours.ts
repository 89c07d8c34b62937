import { noise } from './scenes/field-motion.ts';

/** Shirts of the teams: a team keeps its own wherever it plays. */
const shirts = [
  '#e2474b',
  '#3f8cff',
  '#f5c542',
  '#f4f6f8',
  '#9b6bff',
  '#ff8a3d',
  '#22c7b8',
  '#e86ab4',
  '#8bd450',
  '#1f2a44',
] as const;

/** When both teams wear the same the guests change. */
export function shirtsOf(match: {
  readonly home: { readonly id: string };
  readonly away: { readonly id: string };
}): { readonly home: string; readonly away: string } {
  const place = (id: string) => Math.floor(noise(id, 1) * shirts.length);
  const home = place(match.home.id);
  const away = place(match.away.id);
  const other = away === home ? (away + 3) % shirts.length : away;
  return { home: shirts[home] ?? shirts[0], away: shirts[other] ?? shirts[1] };
}

/** Saddle cloths and cars by number: a colour for the number and a tint for the picture. */
const fields = [
  { colour: '#d92d3a', tint: 'none' },
  { colour: '#2f6fe0', tint: 'hue-rotate(200deg)' },
  { colour: '#16935a', tint: 'hue-rotate(130deg) saturate(1.1)' },
  { colour: '#b88600', tint: 'hue-rotate(45deg) brightness(1.25)' },
  { colour: '#8a4fd6', tint: 'hue-rotate(265deg)' },
  { colour: '#c9569c', tint: 'hue-rotate(320deg) brightness(1.15)' },
  { colour: '#0f8b9d', tint: 'hue-rotate(175deg)' },
  { colour: '#5d6873', tint: 'grayscale(1) brightness(1.1)' },
] as const;

export function runnerLook(number: number): { readonly colour: string; readonly tint: string } {
  return fields[(number - 1) % fields.length] ?? fields[0];
}

/** Coats of horses: the same picture in brown, dark, grey and golden. */
const coats = [
  'none',
  'brightness(0.62) saturate(0.8)',
  'saturate(0.35) brightness(1.25)',
  'hue-rotate(12deg) brightness(1.3)',
] as const;

export const coatOf = (number: number): string => coats[(number - 1) % coats.length] ?? 'none';
