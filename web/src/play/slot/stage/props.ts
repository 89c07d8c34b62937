import { Container, Sprite } from 'pixi.js';
import { clamp01 } from '../../pixi/easing.ts';
import type { Point, Size } from '../../pixi/page.ts';
import type { Prop } from '../themes/slot-theme.ts';
import type { StageLayout } from './layout.ts';
import { poseAt, progressOf, type SymbolPose } from './symbol-moves.ts';
import type { SymbolTextures } from './symbol-textures.ts';

/** Sets the moves of equal props apart. */
const APART = 0.29;
/** How far a prop may stand below the upper edge of the controls, in parts of the page. */
const SUNK = 0.03;
/** The levels of the feature over which a prop appears. */
const COMES_BEFORE = 0.08;

/** Symbols as things of the place, in front of it, which move on the ambient clock. */
export class Props {
  readonly view = new Container();
  readonly #props: readonly {
    readonly prop: Prop;
    readonly sprite: Sprite;
    /** Where it is on the page of now, in parts of it. */
    readonly at: { x: number; y: number };
  }[];
  readonly #pose: SymbolPose = { x: 0, y: 0, width: 1, height: 1, turn: 0, light: 0 };
  #page: Size = { width: 1, height: 1 };
  #ground = 1;
  #level = 0;

  constructor(props: readonly Prop[], symbols: Pick<SymbolTextures, 'plain'>) {
    this.#props = props.map((prop) => {
      const sprite = new Sprite({ texture: symbols.plain(prop.symbol), tint: prop.tint });
      return { prop, sprite, at: { x: prop.x, y: prop.y } };
    });
    for (const { sprite } of this.#props) this.view.addChild(sprite);
    this.setLevel(0);
  }

  /** Shows those of a level of the feature; they come a little before it. */
  setLevel(level: number): void {
    this.#level = level;
    for (const { prop, sprite } of this.#props) {
      sprite.alpha = clamp01(1 + (level - (prop.fromLevel ?? 0)) / COMES_BEFORE);
      sprite.visible = sprite.alpha > 0;
    }
  }

  layout({ page, dockHeight }: Pick<StageLayout, 'page' | 'dockHeight'>): void {
    this.#page = page;
    this.#ground = page.height * (1 + SUNK) - dockHeight;
    for (const { prop, sprite, at } of this.#props) {
      const { x, y } = (page.height >= page.width ? prop.upright : null) ?? prop;
      Object.assign(at, { x, y });
      // A prop above the middle hangs, one below it stands.
      sprite.anchor.set(0.5, y < 0.5 ? 0 : 1);
    }
    this.move(0, { x: 0, y: 0 });
  }

  move(elapsedMs: number, shift: Point): void {
    const { width, height } = this.#page;
    const pose = this.#pose;
    for (const [place, { prop, sprite, at }] of this.#props.entries()) {
      const progress = progressOf(prop.move, elapsedMs, place * APART);
      poseAt(progress > 0 ? prop.move : null, progress, pose);
      const { fromLevel = 0, grows = 0 } = prop;
      const way = clamp01((this.#level - fromLevel) / (1 - fromLevel));
      const side = prop.size * (1 + grows * way) * Math.min(width, height);
      // The controls hide no more than the foot of a prop.
      const y = Math.min(at.y * height, this.#ground);
      sprite.position.set(at.x * width + pose.x * side + shift.x, y + shift.y);
      sprite.rotation = pose.turn;
      const scale = side / sprite.texture.width;
      sprite.scale.set(scale * pose.width, scale * pose.height);
    }
  }
}
