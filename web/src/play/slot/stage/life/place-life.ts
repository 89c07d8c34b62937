import { Container, type Texture } from 'pixi.js';
import { canvasTexture } from '../../../pixi/canvas-texture.ts';
import type { PlaceLifeKind } from '../../themes/place-life.ts';
import { eruption } from './eruption.ts';
import { eyes } from './eyes.ts';
import { haze } from './haze.ts';
import type { DrawTexture, LifePart, PlaceLayout } from './life-part.ts';
import { lightning } from './lightning.ts';
import { mist } from './mist.ts';
import { moon } from './moon.ts';
import { smoke } from './smoke.ts';
import { storeys } from './storeys.ts';
import { traveller } from './traveller.ts';
import { trench } from './trench.ts';

function partOf(life: PlaceLifeKind, draw: DrawTexture): LifePart {
  switch (life.kind) {
    case 'traveller':
      return traveller(life, draw);
    case 'mist':
      return mist(life, draw);
    case 'smoke':
      return smoke(life, draw);
    case 'haze':
      return haze(life, draw);
    case 'eruption':
      return eruption(life, draw);
    case 'lightning':
      return lightning(life, draw);
    case 'eyes':
      return eyes(life, draw);
    case 'moon':
      return moon(life, draw);
    case 'storeys':
      return storeys(life, draw);
    case 'trench':
      return trench(life, draw);
  }
}

/** What lives in the place of a slot, behind the reels: some in the sky, the rest in front of it. */
export class PlaceLife {
  readonly far = new Container();
  readonly near = new Container();
  readonly #parts: readonly LifePart[];
  readonly #textures: Texture[] = [];

  constructor(lives: readonly PlaceLifeKind[]) {
    const draw: DrawTexture = (size, paint) => {
      const texture = canvasTexture({ ...size, resolution: 1, mipmaps: true }, paint);
      this.#textures.push(texture);
      return texture;
    };
    this.#parts = lives.map((life) => partOf(life, draw));
    for (const { view, isFar } of this.#parts) (isFar ? this.far : this.near).addChild(view);
    this.setLevel(0);
  }

  layout(layout: PlaceLayout): void {
    for (const part of this.#parts) {
      part.layout(layout);
      part.move?.(0);
    }
  }

  move(elapsedMs: number): void {
    for (const part of this.#parts) part.move?.(elapsedMs);
  }

  setLevel(level: number): void {
    for (const part of this.#parts) part.setLevel?.(level);
  }

  destroy(): void {
    for (const texture of this.#textures) texture.destroy(true);
  }
}
