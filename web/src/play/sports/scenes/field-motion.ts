import type { Place } from './projection.ts';

/*
 * Motion of players and ball between the published events. It is decorative: it depends on the
 * event id and the clock only, not on the outcome.
 */

export type Side = 'home' | 'away';

/** A goal or a basket, with its time in seconds of the scene's clock. */
export type Strike = { readonly side: Side; readonly atS: number };

/** Seconds of the ball between two places. */
const LEG_S = 3;
/** Place of the ball after a goal or a basket of the home team, and its duration in seconds. */
const nets = { pitch: { x: 0.995, lastsS: 3 }, court: { x: 0.955, lastsS: 1 } } as const;
export type Ground = keyof typeof nets;
/** Scale of the formation at kick-off, so that it fits into its own half. */
const OWN_HALF = 0.64;
/** The weight of the ball in the place of a player. */
const WITH_BALL = 0.34;

/** A deterministic pseudo-random number from 0 to 1 for a name and a step. */
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

/** The place of the ball: in the net just after a goal, otherwise between two places. */
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

/** The places of a team's players. Formations are those of the home team, with x from its goal. */
export function playersAt(
  name: string,
  given: { side: Side; formation: readonly Place[]; ball: Place; atS: number | null },
): readonly Place[] {
  const { side, formation, ball, atS } = given;
  const own = (x: number) => (side === 'home' ? x : 1 - x);
  // Before the start all players are in their own half.
  if (atS === null) return formation.map(({ x, y }) => ({ x: own(x * OWN_HALF), y }));
  return formation.map((base, index) => {
    // The goalkeeper.
    if (index === 0 && base.x < 0.1) return { x: own(base.x), y: between(0.5, ball.y, 0.2) };
    const sway = noise(`${name}-${side}-${index}`, Math.floor(atS / 2)) - 0.5;
    return {
      x: clamp(between(own(base.x), ball.x, WITH_BALL) + sway * 0.06),
      y: clamp(between(base.y, ball.y, WITH_BALL * 0.6) - sway * 0.1),
    };
  });
}

const clamp = (value: number): number => Math.min(0.97, Math.max(0.03, value));
