import { Container, Graphics, Sprite, Text, Texture } from 'pixi.js';
import type { Animator } from '../../pixi/animator.ts';
import { easeOutBack, easeOutCubic } from '../../pixi/easing.ts';
import type { StageLayout } from './layout.ts';
import type { Lettering } from './lettering.ts';

const ENTER_MS = 520;
const LEAVE_MS = 260;
/** Emblems are shown, then one of them opens. */
const PICK_MS = { shown: 700, opens: 560 } as const;
const FONT = '"Bricolage Grotesque", system-ui, sans-serif';
/** Height of the word over its width. */
const WORD_RATIO = 260 / 1_100;
/** In heights of the word, from its card's origin: the emblem's middle and side, and the hint. */
const EMBLEM = { y: -1.32, side: 1.1 } as const;
const HINT_Y = 0.68;
/** The middle and the side of who offers the emblems, in sides of one, from their middle. */
const PRESENTER = { y: -0.62, side: 1.05 } as const;
/** The upper and the lower edge of the card, in heights of the word. */
const CARD = { top: EMBLEM.y - EMBLEM.side / 2, bottom: HINT_Y + 0.12 } as const;
const VEIL_ALPHA = { intro: 0.78, again: 0.3, outro: 0.78 } as const;
/** The share of the card that a headline may fill. */
const HEADLINE_WIDTH = 0.96;
/** The share of the frame that the card may fill. */
const FRAME_SHARE = 0.94;

export type Announced = {
  /** The beginning of a feature, more free spins, or its end. */
  readonly kind: keyof typeof VEIL_ALPHA;
  /** The large number or amount below the lettering. */
  readonly headline: string;
  /** The small text below the headline. */
  readonly hint: string;
  /** Draws one of several emblems in view before the headline. */
  readonly pick?: { readonly of: number; readonly chosen: number } | undefined;
};

/** The origin and the width of the card. It fits into the frame, so that its emblem covers no crest. */
export function cardPlace({ page, frame, mode }: StageLayout) {
  const widthMax = Math.min(page.width * 0.94, frame.width * (mode === 'portrait' ? 1 : 0.9));
  const height = Math.min(
    widthMax * WORD_RATIO,
    (FRAME_SHARE * frame.height) / (CARD.bottom - CARD.top),
  );
  return {
    x: page.width / 2,
    y: frame.y + frame.height / 2 - ((CARD.top + CARD.bottom) / 2) * height,
    width: height / WORD_RATIO,
  };
}

/** A card above the darkened stage: a feature by its name, with what it gives or its sum. */
export class Announcement {
  readonly view = new Container();
  readonly #animator: Animator;
  readonly #lettering: Pick<Lettering, 'feature'>;
  /** Darkens the stage behind the particles and the card. */
  readonly veil = new Graphics();
  readonly #card = new Container();
  readonly #emblem = new Sprite({ anchor: 0.5 });
  readonly #presenter = new Sprite({ anchor: 0.5 });
  readonly #choices = new Container<Sprite>();
  readonly #word = new Sprite({ anchor: 0.5 });
  readonly #headline = new Text({ text: '', anchor: 0.5 });
  readonly #hint = new Text({ text: '', anchor: 0.5 });
  readonly #choice: Texture;
  #width = 1;

  /** The emblem is the symbol that awards the feature. */
  constructor(parts: {
    readonly lettering: Pick<Lettering, 'feature'>;
    readonly emblem: Texture;
    /** What one of several is drawn of. */
    readonly choice: Texture;
    /** Who offers the choice. */
    readonly presenter: Texture;
    readonly animator: Animator;
  }) {
    this.#animator = parts.animator;
    this.#lettering = parts.lettering;
    this.#emblem.texture = parts.emblem;
    this.#choice = parts.choice;
    this.#presenter.texture = parts.presenter;
    this.#card.addChild(
      this.#presenter,
      this.#choices,
      this.#emblem,
      this.#word,
      this.#headline,
      this.#hint,
    );
    this.view.addChild(this.#card);
    this.#setVisible(false);
  }

  layout(layout: StageLayout, resolution: number): void {
    const { page } = layout;
    this.veil.clear().rect(0, 0, page.width, page.height).fill(0x0a0206);
    const { x, y, width } = cardPlace(layout);
    this.#width = width;
    const height = width * WORD_RATIO;
    this.#word.position.set(0, -height * 0.42);
    this.#emblem.position.set(0, height * EMBLEM.y);
    this.#emblem.setSize(height * EMBLEM.side);
    this.#headline.style = {
      fontFamily: FONT,
      fontSize: height * 0.4,
      fontWeight: '700',
      fill: 0xfff0c0,
      dropShadow: { color: 0x0a0206, alpha: 1, angle: Math.PI / 2, blur: 2, distance: 3 },
      padding: 8,
    };
    this.#hint.style = {
      fontFamily: '"Figtree Variable", "Figtree", system-ui, sans-serif',
      fontSize: Math.max(13, height * 0.125),
      fontWeight: '600',
      fill: 0xf2dcc2,
    };
    this.#hint.position.set(0, height * HINT_Y);
    this.#headline.resolution = resolution;
    this.#hint.resolution = resolution;
    this.#card.position.set(x, y);
    this.#arrange();
  }

  /** Fades in, stays for `holdMs` and fades out. */
  async show(announced: Announced, holdMs: number): Promise<void> {
    this.#headline.text = announced.headline;
    this.#hint.text = announced.hint;
    this.#word.texture = this.#lettering.feature;
    this.#word.visible = this.#word.texture !== Texture.EMPTY;
    const alpha = VEIL_ALPHA[announced.kind];
    const emblemScale = this.#emblem.scale.y;
    this.#setVisible(true);
    this.#offer(announced.pick?.of ?? 0);
    this.#arrange();
    const pop = easeOutBack(1.1);
    await this.#animator.play(ENTER_MS, (progress) => {
      this.veil.alpha = alpha * easeOutCubic(progress);
      this.#card.alpha = Math.min(1, progress * 2);
      this.#card.scale.set(0.6 + 0.4 * pop(progress));
      // The emblem turns over as a coin does.
      this.#emblem.scale.x =
        emblemScale * Math.abs(Math.cos(2 * Math.PI * (1 - easeOutCubic(progress))));
    });
    if (announced.pick) await this.#open(announced.pick);
    await this.#animator.pause(holdMs);
    await this.#animator.play(LEAVE_MS, (progress) => {
      this.veil.alpha = alpha * (1 - progress);
      this.#card.alpha = 1 - progress;
    });
    this.#setVisible(false);
  }

  /** Emblems in the place of the one. */
  #offer(count: number): void {
    for (const old of this.#choices.removeChildren()) old.destroy();
    this.#emblem.visible = count === 0;
    this.#headline.visible = count === 0;
    this.#presenter.visible = count > 0;
    for (let place = 0; place < count; place += 1) {
      this.#choices.addChild(new Sprite({ texture: this.#choice, anchor: 0.5 }));
    }
  }

  /** Fits word, headline and emblems, which stand side by side, into the width of the card. */
  #arrange(): void {
    const height = this.#width * WORD_RATIO;
    this.#word.scale.set(this.#width / Math.max(1, this.#word.texture.width));
    this.#headline.scale.set(1);
    const widest = (HEADLINE_WIDTH * this.#width) / Math.max(1, this.#headline.width);
    this.#headline.scale.set(Math.min(1, widest));
    this.#headline.y = height * 0.28;
    const side = height * EMBLEM.side;
    this.#presenter.y = this.#emblem.y + PRESENTER.y * side;
    this.#presenter.setSize(PRESENTER.side * side);
    const { length } = this.#choices.children;
    for (const [place, choice] of this.#choices.children.entries()) {
      choice.position.set((place - (length - 1) / 2) * side * 1.15, this.#emblem.y);
      choice.setSize(side, side);
    }
  }

  async #open({ chosen }: NonNullable<Announced['pick']>): Promise<void> {
    await this.#animator.pause(PICK_MS.shown);
    const pop = easeOutBack(1.6);
    const scales = this.#choices.children.map(({ scale }) => scale.x);
    this.#headline.visible = true;
    await this.#animator.play(PICK_MS.opens, (progress) => {
      for (const [place, choice] of this.#choices.children.entries()) {
        const isChosen = place === chosen;
        choice.alpha = isChosen ? 1 : 1 - 0.65 * progress;
        choice.scale.set((scales[place] ?? 1) * (isChosen ? 1 + 0.3 * pop(progress) : 1));
      }
      this.#headline.alpha = Math.min(1, 2 * progress);
    });
  }

  #setVisible(isVisible: boolean): void {
    this.veil.visible = isVisible;
    this.view.visible = isVisible;
  }

  destroy(): void {
    this.veil.destroy();
    this.view.destroy({ children: true });
  }
}
