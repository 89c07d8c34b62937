import { Container, Sprite, Texture } from 'pixi.js';
import type { Animator } from '../../pixi/animator.ts';
import { easeInOutSine } from '../../pixi/easing.ts';
import type { Size } from '../../pixi/page.ts';
import type { StageLayout } from './layout.ts';
import type { Orientation, StageArt } from './stage-art.ts';

const MOOD_MS = 600;
/** The factor of the background's brightness during free spins, per colour. */
const NIGHT = { red: 0.9, green: 0.5, blue: 0.62 } as const;

export const orientationOf = (page: Size): Orientation =>
  page.height >= page.width ? 'mobile' : 'desktop';

/** The background behind the reels and the game's lettering above them. */
export class Backdrop {
  readonly view = new Container();
  readonly crest: Sprite;
  readonly #scene: Sprite;
  readonly #art: StageArt;
  readonly #animator: Animator;
  readonly #scenes = new Map<Orientation, Texture>();
  #orientation: Orientation;
  #page: Size = { width: 1, height: 1 };
  #night = 0;

  constructor(art: StageArt, options: { orientation: Orientation; animator: Animator }) {
    this.#art = art;
    this.#animator = options.animator;
    this.#orientation = options.orientation;
    this.#scenes.set(options.orientation, art.background);
    this.#scene = new Sprite({ texture: art.background, anchor: 0.5 });
    this.crest = new Sprite({ texture: art.crest });
    this.view.addChild(this.#scene);
  }

  layout(layout: StageLayout): void {
    this.#page = layout.page;
    const orientation = orientationOf(layout.page);
    if (orientation !== this.#orientation) this.#turn(orientation);
    this.#cover();
    this.crest.visible = layout.crest !== null;
    if (!layout.crest) return;
    this.crest.position.set(layout.crest.x, layout.crest.y);
    this.crest.setSize(layout.crest.width, layout.crest.height);
  }

  /** Darkens the background during free spins. */
  setNight(night: boolean): void {
    const from = this.#night;
    const to = night ? 1 : 0;
    if (from === to) return;
    void this.#animator.play(MOOD_MS, (progress) => {
      this.#night = from + (to - from) * easeInOutSine(progress);
      this.#scene.tint = nightTint(this.#night);
    });
  }

  #turn(orientation: Orientation): void {
    this.#orientation = orientation;
    const known = this.#scenes.get(orientation);
    if (known) {
      this.#scene.texture = known;
      return;
    }
    // Until the other background has loaded, and if it fails to, this one covers the page.
    this.#art.loadBackground(orientation).then(
      (texture) => {
        this.#scenes.set(orientation, texture);
        if (this.#orientation !== orientation) return;
        this.#scene.texture = texture;
        this.#cover();
        this.#animator.invalidate();
      },
      () => {},
    );
  }

  #cover(): void {
    const { width, height } = this.#scene.texture;
    const page = this.#page;
    this.#scene.scale.set(Math.max(page.width / width, page.height / height));
    this.#scene.position.set(page.width / 2, page.height / 2);
  }

  destroy(): void {
    for (const texture of this.#scenes.values()) texture.destroy(true);
    this.#scene.texture = Texture.EMPTY;
    this.view.destroy({ children: true });
  }
}

function nightTint(night: number): number {
  const channel = (share: number) => Math.round(255 * (1 - (1 - share) * night));
  return (channel(NIGHT.red) << 16) | (channel(NIGHT.green) << 8) | channel(NIGHT.blue);
}
