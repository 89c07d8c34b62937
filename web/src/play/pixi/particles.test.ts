import { describe, expect, it } from 'vitest';
import { emitterPresets } from './emitter-presets.ts';
import { lastEndMs, lookOfParticle, type ParticleLook, particlesOf } from './particles.ts';

const page = { width: 1_000, height: 600 };
const newLook = (): ParticleLook => ({ x: 0, y: 0, alpha: 0, size: 0, rotation: 0, flip: 1 });
const half = () => 0.5;

describe.each(Object.entries(emitterPresets))('the particles of %s', (_name, kind) => {
  it('of a burst are not seen before their birth nor after their life', () => {
    const [particle] = particlesOf(kind, { count: 1, spreadMs: 1_000, random: half });
    if (!particle) throw new Error('no particle');
    const at = (nowMs: number) =>
      lookOfParticle(particle, { nowMs, page, repeats: false }, newLook());
    expect(at(particle.bornMs - 1)).toBe(false);
    expect(at(particle.bornMs + particle.lifeMs / 2)).toBe(true);
    expect(at(lastEndMs([particle]) + 1)).toBe(false);
  });

  it('in the air begin again on another path, invisible where they begin', () => {
    const [particle] = particlesOf(kind, { count: 1, spreadMs: 0, random: half });
    if (!particle) throw new Error('no particle');
    const [first, second] = [newLook(), newLook()];
    const birthMs = particle.bornMs + particle.lifeMs;
    lookOfParticle(particle, { nowMs: birthMs, page, repeats: true }, first);
    lookOfParticle(particle, { nowMs: birthMs + particle.lifeMs, page, repeats: true }, second);
    expect(first.alpha).toBeCloseTo(0);
    expect(second.x).not.toBeCloseTo(first.x);
  });
});
