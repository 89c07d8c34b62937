import { Container, Graphics, Sprite, Text, type Texture } from 'pixi.js';
import type { Animator } from '../../pixi/animator.ts';
import { easeOutBack, easeOutCubic } from '../../pixi/easing.ts';
import type { StageLayout } from './layout.ts';

const ENTER_MS = 520;
const LEAVE_MS = 220;
const FONT = '"Bricolage Grotesque Variable", "Bricolage Grotesque", system-ui, sans-serif';

export type Announced = {
  /** The large number or amount below the lettering. */
  readonly headline: string;
  /** The small text below the headline. */
  readonly hint: string;
};

/** Lettering above the darkened stage: won free spins, or their total. */
export class Announcement {
  readonly view = new Container();
  readonly #animator: Animator;
  readonly #veil = new Graphics();
  readonly #card = new Container();
  readonly #lettering: Sprite;
  readonly #headline = new Text({ text: '', anchor: 0.5 });
  readonly #hint = new Text({ text: '', anchor: 0.5 });

  constructor(lettering: Texture, animator: Animator) {
    this.#animator = animator;
    this.#lettering = new Sprite({ texture: lettering, anchor: 0.5 });
    this.#card.addChild(this.#lettering, this.#headline, this.#hint);
    this.view.addChild(this.#veil, this.#card);
    this.view.visible = false;
  }

  layout(layout: StageLayout, resolution: number): void {
    const { page, frame, mode } = layout;
    this.#veil.clear().rect(0, 0, page.width, page.height).fill({ color: 0x120304, alpha: 0.66 });
    const width = Math.min(page.width * 0.92, frame.width * (mode === 'portrait' ? 1 : 0.86));
    this.#lettering.scale.set(width / Math.max(1, this.#lettering.texture.width));
    const height = this.#lettering.height;
    this.#lettering.position.set(0, -height * 0.42);
    this.#headline.style = {
      fontFamily: FONT,
      fontSize: height * 0.36,
      fontWeight: '800',
      fill: 0xfff0c0,
      dropShadow: { color: 0x5a0406, alpha: 1, angle: Math.PI / 2, blur: 2, distance: 3 },
      padding: 8,
    };
    this.#headline.position.set(0, height * 0.28);
    this.#hint.style = {
      fontFamily: '"Figtree Variable", "Figtree", system-ui, sans-serif',
      fontSize: Math.max(13, height * 0.115),
      fontWeight: '600',
      fill: 0xf2dcc2,
    };
    this.#hint.position.set(0, height * 0.66);
    this.#headline.resolution = resolution;
    this.#hint.resolution = resolution;
    this.#card.position.set(page.width / 2, frame.y + frame.height * 0.5);
  }

  /** Fades in, stays for `holdMs` and fades out. */
  async show(announced: Announced, holdMs: number): Promise<void> {
    this.#headline.text = announced.headline;
    this.#hint.text = announced.hint;
    this.view.visible = true;
    const pop = easeOutBack(1.1);
    await this.#animator.play(ENTER_MS, (progress) => {
      this.#veil.alpha = easeOutCubic(progress);
      this.#card.alpha = Math.min(1, progress * 2);
      this.#card.scale.set(0.6 + 0.4 * pop(progress));
    });
    await this.#animator.pause(holdMs);
    await this.#animator.play(LEAVE_MS, (progress) => {
      this.#veil.alpha = 1 - progress;
      this.#card.alpha = 1 - progress;
    });
    this.view.visible = false;
  }

  destroy(): void {
    this.view.destroy({ children: true });
  }
}
