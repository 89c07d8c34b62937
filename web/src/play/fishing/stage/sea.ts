import { Container, Sprite, type Texture } from 'pixi.js';
import type { Size } from '../../pixi/page.ts';
import type { ArenaArt, Orientation } from './arena-art.ts';
import { type ArenaLayout, sceneDrop } from './layout.ts';

const SHAFTS = 5;
const BUBBLES = 18;
const SHAFT_SWAY_MS = 7_000;

const orientationOf = ({ width, height }: Size): Orientation =>
  height >= width ? 'mobile' : 'desktop';

type Shaft = { readonly sprite: Sprite; readonly place: number };
type Bubble = { readonly sprite: Sprite; x: number; y: number; rise: number; phase: number };

/** The water: its picture, swaying daylight and rising bubbles. */
export class Sea {
  readonly view = new Container();
  readonly #art: ArenaArt;
  readonly #scene: Sprite;
  readonly #shafts: readonly Shaft[];
  readonly #bubbles: readonly Bubble[];
  readonly #scenes = new Map<Orientation, Texture>();
  #page: Size;
  #dockHeight = 0;
  #orientation: Orientation;

  constructor(art: ArenaArt, page: Size) {
    this.#art = art;
    this.#page = page;
    this.#orientation = orientationOf(page);
    this.#scenes.set(this.#orientation, art.background);
    this.#scene = new Sprite({ texture: art.background, anchor: { x: 0.5, y: 1 } });
    this.#shafts = Array.from({ length: SHAFTS }, (_, place) => ({
      sprite: new Sprite({ texture: art.shaft, anchor: { x: 0.5, y: 0 }, blendMode: 'add' }),
      place,
    }));
    this.#bubbles = Array.from({ length: BUBBLES }, () => ({
      sprite: new Sprite({ texture: art.ring, anchor: 0.5, tint: 0xcff6ff, alpha: 0.4 }),
      x: Math.random(),
      y: Math.random(),
      rise: 0.03 + Math.random() * 0.06,
      phase: Math.random() * 6,
    }));
    const moving = [...this.#shafts, ...this.#bubbles].map(({ sprite }) => sprite);
    this.view.addChild(this.#scene, ...moving);
  }

  static orientationOf = orientationOf;

  layout({ page, dockHeight }: ArenaLayout): void {
    this.#page = page;
    this.#dockHeight = dockHeight;
    const wanted = orientationOf(page);
    if (wanted !== this.#orientation) this.#turn(wanted);
    this.#cover();
    for (const { sprite, place } of this.#shafts) {
      sprite.position.set((page.width * (place + 0.4)) / SHAFTS, -10);
      sprite.setSize(page.width * 0.16, page.height * 0.86);
    }
    for (const { sprite, rise } of this.#bubbles) {
      const size = 5 + rise * 140;
      sprite.setSize(size, size);
    }
  }

  /** `calm` stops all motion. */
  step(nowMs: number, { elapsedMs, calm }: { elapsedMs: number; calm: boolean }): void {
    for (const { sprite, place } of this.#shafts) {
      const angle = calm ? place : (nowMs / SHAFT_SWAY_MS) * Math.PI * 2 + place * 1.7;
      sprite.rotation = -0.16 + Math.sin(angle) * 0.05;
      sprite.alpha = 0.26 + 0.16 * Math.sin(angle * 1.3 + place);
    }
    const { width, height } = this.#page;
    for (const bubble of this.#bubbles) {
      bubble.sprite.visible = !calm;
      bubble.y -= (bubble.rise * elapsedMs) / 1_000;
      if (bubble.y < -0.05) bubble.y = 1.05;
      const sway = Math.sin(nowMs / 900 + bubble.phase) * 8;
      bubble.sprite.position.set(bubble.x * width + sway, bubble.y * height);
    }
  }

  /** Removes the daylight, which costs more than all animals together. */
  simplify(): void {
    for (const { sprite } of this.#shafts) sprite.visible = false;
  }

  #turn(wanted: Orientation): void {
    this.#orientation = wanted;
    const known = this.#scenes.get(wanted);
    if (known) {
      this.#scene.texture = known;
      return;
    }
    // The present scene covers the page until the other one is loaded, and if loading fails.
    this.#art.loadBackground(wanted).then(
      (texture) => {
        // The player may have left meanwhile.
        if (this.#scene.destroyed) return texture.destroy(true);
        this.#scenes.set(wanted, texture);
        if (this.#orientation !== wanted) return;
        this.#scene.texture = texture;
        this.#cover();
      },
      () => {},
    );
  }

  #cover(): void {
    const { width, height } = this.#page;
    const { texture } = this.#scene;
    const scale = Math.max(width / texture.width, height / texture.height);
    const drop = sceneDrop({
      orientation: this.#orientation,
      sceneHeight: texture.height * scale,
      pageHeight: height,
      dockHeight: this.#dockHeight,
    });
    this.#scene.scale.set(scale);
    this.#scene.position.set(width / 2, height + drop);
  }

  destroy(): void {
    for (const texture of this.#scenes.values()) texture.destroy(true);
    this.#scenes.clear();
  }
}
