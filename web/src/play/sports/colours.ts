import { noise } from './scenes/field-motion.ts';

/** Shirt colours, grouped by contrast; a team always has the same one. */
const shirts = [
  { colour: '#e2474b', tone: 'warm' },
  { colour: '#3f8cff', tone: 'cool' },
  { colour: '#f5c542', tone: 'light' },
  { colour: '#9b6bff', tone: 'cool' },
  { colour: '#ff8a3d', tone: 'warm' },
  { colour: '#22c7b8', tone: 'cool' },
  { colour: '#e86ab4', tone: 'warm' },
  { colour: '#8bd450', tone: 'light' },
] as const;

/** Colours of the away team if its own shirt resembles that of the home team. */
const changes = { warm: '#f4f6f8', cool: '#f4f6f8', light: '#22304f' } as const;

export function shirtsOf(match: {
  readonly home: { readonly id: string };
  readonly away: { readonly id: string };
}): { readonly home: string; readonly away: string } {
  const shirtOf = (id: string) => shirts[Math.floor(noise(id, 1) * shirts.length)] ?? shirts[0];
  const [home, away] = [shirtOf(match.home.id), shirtOf(match.away.id)];
  const isAlike = home.tone === away.tone;
  return { home: home.colour, away: isAlike ? changes[away.tone] : away.colour };
}

/** Runners by number: the colour of the number and the tint of the picture. */
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

/** Tints of horses: brown, dark, grey and golden. */
const coats = [
  'none',
  'brightness(0.62) saturate(0.8)',
  'saturate(0.35) brightness(1.25)',
  'hue-rotate(12deg) brightness(1.3)',
] as const;

export const coatOf = (number: number): string => coats[(number - 1) % coats.length] ?? 'none';
