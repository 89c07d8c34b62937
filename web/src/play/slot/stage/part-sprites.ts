import { Container, Sprite, type Texture } from 'pixi.js';
import type { SymbolPart } from '../themes/slot-theme.ts';
import { type PartPose, partPoseAt } from './part-moves.ts';

/** When a part moves, and how far of its way. */
export type PartTime = { elapsedMs: number; offset: number; strength: number };

/** The parts of the symbols in all cells that move on their own, each over the body of its symbol. */
export class PartSprites {
  readonly view = new Container();
  /** In the order of the cells, as many for each as a symbol has parts. */
  readonly #sprites: readonly (readonly Sprite[])[];
  readonly #pose: PartPose = { x: 0, y: 0, width: 1, height: 1, turn: 0, alpha: 1 };

  constructor(of: { readonly cells: number; readonly parts: number }) {
    this.#sprites = Array.from({ length: of.cells }, () =>
      Array.from({ length: of.parts }, () => new Sprite({ visible: false })),
    );
    for (const sprites of this.#sprites) if (sprites.length > 0) this.view.addChild(...sprites);
  }

  hide(place: number): void {
    for (const sprite of this.#sprites[place] ?? []) sprite.visible = false;
  }

  /** Draws the parts of the symbol in a cell over its body. */
  draw(
    place: number,
    body: Sprite,
    of: { readonly looks: readonly SymbolPart[]; readonly textures: readonly Texture[] },
    time: PartTime,
  ): void {
    const sprites = this.#sprites[place] ?? [];
    for (let index = 0; index < sprites.length; index += 1) {
      const sprite = sprites[index];
      const look = of.looks[index];
      const texture = of.textures[index];
      if (!sprite) continue;
      sprite.visible = look !== undefined && texture !== undefined;
      if (!look || !texture) continue;
      sprite.texture = texture;
      partPoseAt(look, time, this.#pose);
      this.#place(sprite, { body, look, strength: time.strength });
    }
  }

  #place(
    sprite: Sprite,
    { body, look, strength }: { body: Sprite; look: SymbolPart; strength: number },
  ): void {
    const pose = this.#pose;
    const { width, height } = body.texture;
    const scaleX = body.scale.x;
    const scaleY = body.scale.y;
    const x = (look.x - 0.5 + pose.x * strength) * width * scaleX;
    const y = (look.y - 0.5 + pose.y * strength) * height * scaleY;
    const cos = Math.cos(body.rotation);
    const sin = Math.sin(body.rotation);
    sprite.anchor.set(look.x, look.y);
    sprite.position.set(body.x + x * cos - y * sin, body.y + x * sin + y * cos);
    sprite.rotation = body.rotation + pose.turn * strength;
    sprite.scale.set(
      scaleX * (1 + (pose.width - 1) * strength),
      scaleY * (1 + (pose.height - 1) * strength),
    );
    sprite.alpha = pose.alpha * body.alpha;
    sprite.tint = body.tint;
  }
}
