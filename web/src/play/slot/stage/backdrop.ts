import { Container, Sprite, Texture } from 'pixi.js';
import type { Animator } from '../../pixi/animator.ts';
import { mixColours } from '../../pixi/colours.ts';
import { easeInOutSine } from '../../pixi/easing.ts';
import type { Point, Size } from '../../pixi/page.ts';
import type { Storeys } from '../themes/place-life.ts';
import type { SlotTheme } from '../themes/slot-theme.ts';
import type { Orientation, StageLayer } from './art-loader.ts';
import { Flood } from './flood.ts';
import type { StageLayout } from './layout.ts';
import { PlaceLife } from './life/place-life.ts';
import { climbedAt } from './life/storeys.ts';
import { Props } from './props.ts';
import type { StageArt } from './stage-art.ts';

const MOOD_MS = 900;
/** Pixels that a layer follows the pointer at most, and the part of the way in each step. */
const PARALLAX = { sky: 7, place: 16, front: 30, ease: 0.08 } as const;
/** Light on the place without a feature. */
const DAY = 0xffffff;

export const orientationOf = (page: Size): Orientation =>
  page.height >= page.width ? 'mobile' : 'desktop';

/** The layers behind the reels, the game's lettering above them, and the props in front. */
export class Backdrop {
  readonly view = new Container();
  readonly crest: Sprite;
  readonly props: Props;
  /** What rises in front of the place during a feature; `null` without it. */
  readonly #flood: Flood | null;
  readonly #life: PlaceLife;
  /** How far the place sinks below the page as a feature climbs, in heights of the page. */
  readonly #climbedAt: (level: number) => number;
  readonly #sprites: Readonly<Record<StageLayer, Sprite>>;
  readonly #art: StageArt;
  readonly #animator: Animator;
  readonly #light: number;
  /** The layers by name and orientation; those on their way have none yet. */
  readonly #textures = new Map<string, Texture | null>();
  #orientation: Orientation;
  #page: Size = { width: 1, height: 1 };
  #level = 0;
  /** The number of turns of the palette so far: a new one replaces the last. */
  #turns = 0;
  /** Where the pointer is, from the middle of the page: -1 to 1; and where the layers are. */
  #aim: Point = { x: 0, y: 0 };
  readonly #shift = { x: 0, y: 0 };

  constructor(
    art: StageArt,
    options: { orientation: Orientation; animator: Animator; theme: SlotTheme },
  ) {
    this.#art = art;
    this.#animator = options.animator;
    this.#light = options.theme.feature.light;
    this.#orientation = options.orientation;
    this.#textures.set(`sky-${options.orientation}`, art.sky);
    this.#textures.set(`place-${options.orientation}`, art.place);
    this.#sprites = {
      sky: new Sprite({ texture: art.sky, anchor: 0.5 }),
      feature: new Sprite({ texture: Texture.EMPTY, anchor: 0.5, alpha: 0 }),
      place: new Sprite({ texture: art.place, anchor: 0.5 }),
    };
    this.props = new Props(options.theme.props ?? [], art.symbols);
    const { flood } = options.theme.feature;
    this.#flood = flood === undefined ? null : new Flood(flood);
    const { life = [] } = options.theme;
    this.#life = new PlaceLife(life);
    const tower = life.find((one): one is Storeys => one.kind === 'storeys');
    this.#climbedAt = (level) => (tower ? climbedAt(level, tower) : 0);
    this.crest = new Sprite({ texture: art.crest });
    this.view.addChild(
      this.#sprites.sky,
      this.#sprites.feature,
      this.#life.far,
      this.#sprites.place,
      this.#life.near,
    );
    if (this.#flood) this.view.addChild(this.#flood.view);
    this.#animator.ambient((elapsedMs) => this.#live(elapsedMs));
  }

  layout(layout: StageLayout): void {
    this.#page = layout.page;
    this.#orientation = orientationOf(layout.page);
    for (const layer of ['sky', 'place'] as const) this.#show(layer);
    if (this.#sprites.feature.texture !== Texture.EMPTY) this.#show('feature');
    this.props.layout(layout);
    this.#life.layout(layout);
    this.#flood?.layout(layout);
    this.#cover();
    this.crest.visible = layout.crest !== null;
    if (!layout.crest) return;
    this.crest.position.set(layout.crest.x, layout.crest.y);
    this.crest.setSize(layout.crest.width, layout.crest.height);
  }

  /** Loads the sky of the feature, for when it begins. */
  prepareFeature(): void {
    this.#show('feature');
  }

  /** Turns to the palette of the feature, by a level of 0 to 1. */
  setFeature(level: number): void {
    const from = this.#level;
    this.#turns += 1;
    const turn = this.#turns;
    void this.#animator.play(MOOD_MS, (progress) => {
      if (turn !== this.#turns) return;
      this.#level = from + (level - from) * easeInOutSine(progress);
      this.#sprites.feature.alpha = this.#level;
      this.props.setLevel(this.#level);
      this.#life.setLevel(this.#level);
      this.#flood?.setLevel(this.#level);
      this.#sprites.place.tint = mixColours(DAY, this.#light, this.#level);
      this.#cover();
    });
  }

  /** The layers follow a pointer, from the middle of the page: -1 to 1. */
  aim(at: Point): void {
    this.#aim = at;
  }

  #live(elapsedMs: number): void {
    const shift = this.#shift;
    shift.x += (this.#aim.x - shift.x) * PARALLAX.ease;
    shift.y += (this.#aim.y - shift.y) * PARALLAX.ease;
    this.props.move(elapsedMs, { x: -shift.x * PARALLAX.front, y: -shift.y * PARALLAX.front });
    this.#life.move(elapsedMs);
    this.#flood?.move(elapsedMs);
    this.#cover();
  }

  /** Shows a layer in the page's orientation, at once or when it has loaded. */
  #show(layer: StageLayer): void {
    const orientation = this.#orientation;
    const key = `${layer}-${orientation}`;
    const known = this.#textures.get(key);
    if (known) this.#sprites[layer].texture = known;
    if (known !== undefined) return;
    this.#textures.set(key, null);
    // Until the other one has loaded, and if it fails to, the last one covers the page.
    this.#art.loadLayer(layer, orientation).then(
      (texture) => {
        // The player may have left meanwhile.
        if (this.view.destroyed) return texture.destroy(true);
        this.#textures.set(key, texture);
        if (this.#orientation !== orientation) return;
        this.#sprites[layer].texture = texture;
        this.#cover();
        this.#animator.invalidate();
      },
      () => {},
    );
  }

  #cover(): void {
    const { sky, feature, place } = this.#sprites;
    this.#coverWith(sky, PARALLAX.sky);
    this.#coverWith(feature, PARALLAX.sky);
    this.#coverWith(place, PARALLAX.place);
    place.y += this.#climbedAt(this.#level) * this.#page.height;
  }

  #coverWith(sprite: Sprite, reach: number): void {
    const { width, height } = sprite.texture;
    const page = this.#page;
    const scale = Math.max((page.width + 2 * reach) / width, (page.height + 2 * reach) / height);
    sprite.scale.set(scale);
    sprite.position.set(
      page.width / 2 - this.#shift.x * reach,
      page.height / 2 - this.#shift.y * reach,
    );
  }

  destroy(): void {
    for (const texture of this.#textures.values()) texture?.destroy(true);
    this.#flood?.destroy();
    this.#life.destroy();
    for (const sprite of Object.values(this.#sprites)) sprite.texture = Texture.EMPTY;
    this.view.destroy({ children: true });
  }
}
