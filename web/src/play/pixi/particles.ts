import type { ParticleKind } from './emitter-presets.ts';
import type { Size } from './page.ts';

/** The constant parameters of a particle. */
export type Particle = {
  readonly kind: ParticleKind;
  /** Milliseconds from the start of its emitter to its birth; negative ones are under way. */
  readonly bornMs: number;
  readonly lifeMs: number;
  /** The place of its birth along the edge and, in the air, from the top: 0 to 1. */
  readonly across: number;
  readonly down: number;
  readonly rise: number;
  readonly drift: number;
  readonly sway: number;
  readonly phase: number;
  readonly turn: number;
  readonly size: number;
  readonly tint: number;
};

/** Mutable, so that two hundred particles allocate nothing in a frame. */
export type ParticleLook = {
  x: number;
  y: number;
  alpha: number;
  size: number;
  rotation: number;
  /** Width against height of a particle that turns over. */
  flip: number;
};

/** Parts of a life in which a particle appears and disappears. */
const FADE = { in: 0.12, out: 0.3 } as const;
/** Moves the place of the next birth, so that a repeated particle has another path. */
const GOLDEN = 0.618_034;
/** Pixels beyond the edge at which particles are born. */
const EDGE = 40;
/**
 * Particles born over `spreadMs`; with `spreadMs` 0 they are at all ages, as in air that has been
 * there before. `random` returns 0..1 and affects decoration only, never an outcome.
 */
export function particlesOf(
  kind: ParticleKind,
  { count, spreadMs, random }: { count: number; spreadMs: number; random: () => number },
): Particle[] {
  const between = ([min, max]: readonly [number, number]) => min + (max - min) * random();
  return Array.from({ length: count }, () => {
    const lifeMs = between(kind.lifeS) * 1_000;
    return {
      kind,
      bornMs: spreadMs > 0 ? random() * spreadMs : -random() * lifeMs,
      lifeMs,
      across: random(),
      down: random(),
      rise: between(kind.rise),
      drift: between(kind.drift),
      sway: between(kind.sway),
      phase: random() * 2 * Math.PI,
      turn: between(kind.turn),
      size: between(kind.size),
      tint: kind.tints[Math.floor(random() * kind.tints.length)] ?? 0xffffff,
    };
  });
}

/**
 * Writes the look of a particle to `look`; `false` without a change before its birth and, unless it
 * `repeats`, after its life.
 */
export function lookOfParticle(
  particle: Particle,
  { nowMs, page, repeats }: { nowMs: number; page: Size; repeats: boolean },
  look: ParticleLook,
): boolean {
  const { kind, lifeMs } = particle;
  const lives = (nowMs - particle.bornMs) / lifeMs;
  if (lives < 0 || (lives > 1 && !repeats)) return false;
  const life = Math.floor(lives);
  const age = lives - life;
  const seconds = (age * lifeMs) / 1_000;
  const across = (particle.across + life * GOLDEN) % 1;
  const swing = particle.phase + seconds * kind.swaySpeed * 2;
  look.x = across * page.width + particle.drift * seconds + Math.sin(swing) * particle.sway;
  look.y = birthHeight(particle, page) - particle.rise * seconds;
  look.alpha = kind.alpha * Math.min(1, age / FADE.in, (1 - age) / FADE.out);
  look.size = particle.size;
  look.rotation = kind.points
    ? Math.atan2(-particle.rise, particle.drift) - Math.PI / 2
    : particle.phase + particle.turn * seconds;
  look.flip = kind.flips ? Math.cos(particle.phase + seconds * 4) : 1;
  return true;
}

function birthHeight({ kind, down }: Particle, page: Size): number {
  switch (kind.from) {
    case 'below':
      return page.height + EDGE;
    case 'above':
      return -EDGE;
    case 'anywhere':
      return down * page.height;
  }
}

/** The end of the last particle of a burst, in milliseconds from its start. */
export function lastEndMs(particles: readonly Particle[]): number {
  return particles.reduce((end, { bornMs, lifeMs }) => Math.max(end, bornMs + lifeMs), 0);
}
