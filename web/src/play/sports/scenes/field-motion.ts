import type { Place } from './projection.ts';

/*
 * How players and ball move between the moments that the game server reports. It is scenery: it follows
 * from the match's name and its clock, and says nothing about what comes.
 */

export type Side = 'home' | 'away';

/** A goal or a basket, and when: seconds of the clock that the scene runs on. */
export type Strike = { readonly side: Side; readonly atS: number };

/** Seconds that the ball takes from one place to the next. */
const LEG_S = 3;
/** Where it is just after a goal or a basket of the home side, and how long, in seconds. */
const nets = { pitch: { x: 0.995, lastsS: 3 }, court: { x: 0.955, lastsS: 1 } } as const;
export type Ground = keyof typeof nets;
/** How far forward a formation stands at kick-off. */
const OWN_HALF = 0.64;
/** How much of a player's place is the formation's, and how much goes with the ball. */
const WITH_BALL = 0.34;

/** A number from 0 to 1 that stands for a name and a step. */
export function noise(name: string, step: number): number {
  let hash = 2166136261 ^ step;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

const between = (from: number, to: number, share: number): number => from + (to - from) * share;

function restingPlace(name: string, leg: number): Place {
  return { x: 0.16 + 0.68 * noise(name, leg * 2), y: 0.14 + 0.72 * noise(name, leg * 2 + 1) };
}

/** Where the ball is: in the net just after a strike, otherwise on its way between two places. */
export function ballAt(
  name: string,
  { atS, strike, ground }: { atS: number; strike: Strike | null; ground: Ground },
): Place {
  const net = nets[ground];
  if (strike && atS >= strike.atS && atS - strike.atS < net.lastsS) {
    return { x: strike.side === 'home' ? net.x : 1 - net.x, y: 0.5 };
  }
  const leg = Math.floor(atS / LEG_S);
  const share = atS / LEG_S - leg;
  const from = restingPlace(name, leg);
  const to = restingPlace(name, leg + 1);
  return { x: between(from.x, to.x, share), y: between(from.y, to.y, share) };
}

/** The places of a side's players. Formations are the home side's, x from its own goal. */
export function playersAt(
  name: string,
  given: { side: Side; formation: readonly Place[]; ball: Place; atS: number | null },
): readonly Place[] {
  const { side, formation, ball, atS } = given;
  const own = (x: number) => (side === 'home' ? x : 1 - x);
  // Before the first whistle everybody stands in the own half.
  if (atS === null) return formation.map(({ x, y }) => ({ x: own(x * OWN_HALF), y }));
  return formation.map((base, index) => {
    // The keeper stays.
    if (index === 0 && base.x < 0.1) return { x: own(base.x), y: between(0.5, ball.y, 0.2) };
    const sway = noise(`${name}-${side}-${index}`, Math.floor(atS / 2)) - 0.5;
    return {
      x: clamp(between(own(base.x), ball.x, WITH_BALL) + sway * 0.06),
      y: clamp(between(base.y, ball.y, WITH_BALL * 0.6) - sway * 0.1),
    };
  });
}

const clamp = (value: number): number => Math.min(0.97, Math.max(0.03, value));
