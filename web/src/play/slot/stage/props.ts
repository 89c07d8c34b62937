import { Container, Sprite } from 'pixi.js';
import type { Point, Size } from '../../pixi/page.ts';
import type { Prop } from '../themes/slot-theme.ts';
import { poseAt, progressOf, type SymbolPose } from './symbol-moves.ts';
import type { SymbolTextures } from './symbol-textures.ts';

/** Sets the moves of equal props apart. */
const APART = 0.29;

/** Symbols as things of the place, in front of it, which move on the ambient clock. */
export class Props {
  readonly view = new Container();
  readonly #props: readonly { readonly prop: Prop; readonly sprite: Sprite }[];
  readonly #pose: SymbolPose = { x: 0, y: 0, width: 1, height: 1, turn: 0, light: 0 };
  #page: Size = { width: 1, height: 1 };

  constructor(props: readonly Prop[], symbols: SymbolTextures) {
    this.#props = props.map((prop) => {
      const sprite = new Sprite({ texture: symbols.plain(prop.symbol), tint: prop.tint });
      // A prop above the middle hangs, one below it stands.
      sprite.anchor.set(0.5, prop.y < 0.5 ? 0 : 1);
      return { prop, sprite };
    });
    for (const { sprite } of this.#props) this.view.addChild(sprite);
    this.setLevel(0);
  }

  /** Shows those of a level of the feature. */
  setLevel(level: number): void {
    for (const { prop, sprite } of this.#props) sprite.visible = level >= (prop.fromLevel ?? 0);
  }

  layout(page: Size): void {
    this.#page = page;
    this.move(0, { x: 0, y: 0 });
  }

  move(elapsedMs: number, shift: Point): void {
    const { width, height } = this.#page;
    const pose = this.#pose;
    for (const [place, { prop, sprite }] of this.#props.entries()) {
      const progress = progressOf(prop.move, elapsedMs, place * APART);
      poseAt(progress > 0 ? prop.move : null, progress, pose);
      const side = prop.size * Math.min(width, height);
      sprite.position.set(prop.x * width + pose.x * side + shift.x, prop.y * height + shift.y);
      sprite.rotation = pose.turn;
      const scale = side / sprite.texture.width;
      sprite.scale.set(scale * pose.width, scale * pose.height);
    }
  }
}
