import { Container, Rectangle, Sprite, Texture } from 'pixi.js';
import type { Animator } from './animator.ts';
import { canvasTexture } from './canvas-texture.ts';
import {
  type EmitterPreset,
  emitterPresets,
  type ParticleKind,
  type ParticleShape,
} from './emitter-presets.ts';
import type { Size } from './page.ts';
import { drawShape, shapes } from './particle-shapes.ts';
import {
  lastEndMs,
  lookOfParticle,
  type Particle,
  type ParticleLook,
  particlesOf,
} from './particles.ts';

/** Maximum of sprites of a stage, in the air and in bursts together. */
const SPRITES_MAX = 200;
/** Pixels of a shape in the atlas. */
const CELL = 64;

export type AirCount = { readonly preset: EmitterPreset; readonly count: number };

type Flying = { readonly particle: Particle; readonly sprite: Sprite };

/**
 * The particles of a stage: in the air behind the reels as long as the animator runs decoration,
 * and in bursts in front of them. All of them share one atlas and a bounded pool of sprites.
 */
export class Emitters {
  readonly behind = new Container();
  readonly front = new Container();
  readonly #animator: Animator;
  readonly #atlas: Texture;
  readonly #textures = new Map<ParticleShape, Texture>();
  readonly #look: ParticleLook = { x: 0, y: 0, alpha: 0, size: 0, rotation: 0, flip: 1 };
  readonly #free: Sprite[] = [];
  #made = 0;
  readonly #air = new Map<EmitterPreset, Flying[]>();
  #bursts = new Set<readonly Flying[]>();
  #page: Size = { width: 0, height: 0 };

  constructor(animator: Animator) {
    this.#animator = animator;
    this.#atlas = canvasTexture(
      { width: CELL * shapes.length, height: CELL, resolution: 1, mipmaps: true },
      (context) => {
        for (const [place, shape] of shapes.entries()) {
          context.save();
          context.translate(place * CELL, 0);
          drawShape(context, shape, CELL);
          context.restore();
        }
      },
    );
    for (const [place, shape] of shapes.entries()) {
      const frame = new Rectangle(place * CELL, 0, CELL, CELL);
      this.#textures.set(shape, new Texture({ source: this.#atlas.source, frame }));
    }
    animator.ambient((elapsedMs) => this.#blow(elapsedMs));
  }

  layout(page: Size): void {
    this.#page = page;
  }

  /** Sets how many particles of each kind are in the air; those that stay fly on. */
  setAir(air: readonly AirCount[]): void {
    const counts = new Map<EmitterPreset, number>([...this.#air.keys()].map((key) => [key, 0]));
    for (const { preset, count } of air) counts.set(preset, (counts.get(preset) ?? 0) + count);
    for (const [preset, count] of counts) {
      const flying = this.#air.get(preset) ?? [];
      this.#release(flying.splice(count));
      const more = { count: count - flying.length, spreadMs: 0 };
      flying.push(...this.#launch(emitterPresets[preset], more, this.behind));
      this.#air.set(preset, flying);
    }
  }

  /** A burst in front of the reels: `count` particles born over `spreadMs`. */
  burst(preset: EmitterPreset, { count, spreadMs }: { count: number; spreadMs: number }): void {
    if (this.#animator.instant) return;
    const flying = this.#launch(emitterPresets[preset], { count, spreadMs }, this.front);
    const endMs = lastEndMs(flying.map(({ particle }) => particle));
    this.#bursts.add(flying);
    void this.#animator.decorate((elapsedMs) => {
      if (!this.#bursts.has(flying)) return false;
      this.#paint(flying, elapsedMs, false);
      if (elapsedMs < endMs) return true;
      this.#end(flying);
      return false;
    });
  }

  /** Ends all bursts. */
  clear(): void {
    for (const flying of this.#bursts) this.#end(flying);
  }

  destroy(): void {
    this.clear();
    for (const texture of this.#textures.values()) texture.destroy();
    this.#atlas.destroy(true);
  }

  #end(flying: readonly Flying[]): void {
    this.#bursts.delete(flying);
    this.#release(flying);
  }

  #blow(elapsedMs: number): void {
    for (const flying of this.#air.values()) this.#paint(flying, elapsedMs, true);
  }

  #paint(flying: readonly Flying[], nowMs: number, repeats: boolean): void {
    const look = this.#look;
    const at = { nowMs, page: this.#page, repeats };
    for (const { particle, sprite } of flying) {
      sprite.visible = lookOfParticle(particle, at, look);
      if (!sprite.visible) continue;
      sprite.position.set(look.x, look.y);
      sprite.alpha = look.alpha;
      sprite.rotation = look.rotation;
      sprite.scale.set((look.size / CELL) * look.flip, look.size / CELL);
    }
  }

  #launch(
    kind: ParticleKind,
    { count, spreadMs }: { count: number; spreadMs: number },
    layer: Container,
  ): Flying[] {
    const available = this.#free.length + SPRITES_MAX - this.#made;
    return particlesOf(kind, {
      count: Math.min(count, available),
      spreadMs,
      random: Math.random,
    }).map((particle) => {
      const sprite = this.#take();
      sprite.texture = this.#textures.get(kind.shape) ?? Texture.EMPTY;
      sprite.tint = particle.tint;
      sprite.blendMode = kind.isLight ? 'add' : 'normal';
      sprite.visible = false;
      layer.addChild(sprite);
      return { particle, sprite };
    });
  }

  #take(): Sprite {
    const known = this.#free.pop();
    if (known) return known;
    this.#made += 1;
    return new Sprite({ anchor: 0.5 });
  }

  #release(flying: readonly Flying[]): void {
    for (const { sprite } of flying) {
      sprite.removeFromParent();
      this.#free.push(sprite);
    }
  }
}
