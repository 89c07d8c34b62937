import { Container, Sprite, Texture } from 'pixi.js';
import { easeInOutSine, easeOutBack, easeOutCubic } from '../../pixi/easing.ts';
import { FigureLine, FigureSheet } from '../../pixi/figures.ts';
import type { Point } from '../../pixi/page.ts';
import type { ArenaArt } from './arena-art.ts';
import type { Play } from './gun.ts';
import { tagTexture } from './swimmers.ts';

/** The size of a catch as a multiple of the price. */
export type Tier = 'catch' | 'big' | 'mega';

export type ShownCatch = {
  readonly at: Point;
  readonly size: number;
  /** Target of the coins. */
  readonly purse: Point;
  readonly amount: string;
  readonly tier: Tier;
  /** Parts of a special's prize, as multiples; empty for others. */
  readonly parts: readonly number[];
  /** Positions of the other animals that a special reaches. */
  readonly reached: readonly Point[];
  readonly effect: 'none' | 'blast' | 'lightning';
  /** Species whose animals a blast removes; they respawn later. */
  readonly takes: readonly string[];
};

const COINS = { catch: 5, big: 10, mega: 18 } as const satisfies Record<Tier, number>;
const COINS_MAX = 60;
const FONT_SIZE = { catch: 28, big: 44, mega: 64 } as const satisfies Record<Tier, number>;
const AMOUNT_MS = { catch: 1_100, big: 1_700, mega: 2_600 } as const satisfies Record<Tier, number>;
const COIN_MS = 760;
const PART_MS = 120;
const PARTS_SHOWN_MAX = 12;
const TEXTURES_MAX = 48;
/** Figures are drawn once, at the resolution of the sharpest screens. */
const FIGURES_RESOLUTION = 2;
const FAMILIES = '"Bricolage Grotesque", system-ui, sans-serif';

/** Draws a catch: the amount, the flying coins and the effects of a special. */
export class Celebration {
  readonly view = new Container();
  readonly #art: ArenaArt;
  readonly #play: Play;
  readonly #calm: () => boolean;
  readonly #coins: Sprite[] = [];
  readonly #amounts: FigureLine[] = [];
  readonly #figures = new Map<Tier, FigureSheet>();
  readonly #lights: Sprite[] = [];
  readonly #partTextures = new Map<number, Texture>();

  constructor(art: ArenaArt, { play, calm }: { play: Play; calm: () => boolean }) {
    this.#art = art;
    this.#play = play;
    this.#calm = calm;
    for (let coin = 0; coin < COINS_MAX; coin += 1) {
      const sprite = new Sprite({ texture: art.coin, anchor: 0.5, visible: false });
      this.#coins.push(sprite);
      this.view.addChild(sprite);
    }
  }

  /** Shows the effect and the parts of a special's prize while it is in the net. */
  async open(shown: ShownCatch): Promise<void> {
    if (shown.effect === 'blast') this.#flash(shown.at, { texture: this.#art.ring, size: 520 });
    if (shown.effect === 'lightning') this.#leap(shown);
    await this.#showParts(shown);
  }

  /** Shows the amount and the coins; resolves when the coins have landed. */
  async pay(shown: ShownCatch): Promise<void> {
    if (shown.tier !== 'catch') this.#flash(shown.at, { texture: this.#art.burst, size: 420 });
    void this.#showAmount(shown);
    await this.#sendCoins(shown);
  }

  destroy(): void {
    for (const texture of this.#partTextures.values()) texture.destroy(true);
    for (const sheet of this.#figures.values()) sheet.destroy();
  }

  async #showAmount({ at, amount, tier }: ShownCatch): Promise<void> {
    const line = this.#amounts.pop() ?? this.#newAmount();
    const figures = this.#figuresOf(tier);
    figures.prepare(amount);
    line.write(amount, figures);
    const { view } = line;
    view.visible = true;
    const pop = easeOutBack(1.6);
    const calm = this.#calm();
    await this.#play(AMOUNT_MS[tier], (progress) => {
      const rise = calm ? 0 : progress * 46;
      view.position.set(at.x, at.y - 24 - rise);
      view.scale.set(calm ? 1 : 0.4 + 0.6 * pop(Math.min(1, progress * 4)));
      view.alpha = Math.min(1, (1 - progress) * 3);
    });
    view.visible = false;
    this.#amounts.push(line);
  }

  async #sendCoins({ at, purse, tier }: ShownCatch): Promise<void> {
    if (this.#calm()) return;
    const coins = this.#coins.splice(0, COINS[tier]);
    const ways = coins.map((coin, place) => ({
      coin,
      startX: at.x + (Math.random() - 0.5) * 70,
      startY: at.y + (Math.random() - 0.5) * 50,
      wait: (place / Math.max(1, coins.length)) * 0.3,
      turn: Math.random() * 6,
    }));
    await this.#play(COIN_MS * 1.3, (progress) => {
      for (const way of ways) {
        const { coin } = way;
        const own = Math.min(1, Math.max(0, (progress - way.wait) / 0.7));
        const remove = easeInOutSine(own);
        coin.visible = own < 1;
        coin.position.set(
          way.startX + (purse.x - way.startX) * remove,
          way.startY + (purse.y - way.startY) * remove - Math.sin(own * Math.PI) * 60,
        );
        const size = 34 - 14 * remove;
        coin.setSize(size * (0.35 + 0.65 * Math.abs(Math.cos(way.turn + own * 9))), size);
      }
    });
    for (const coin of coins) coin.visible = false;
    this.#coins.push(...coins);
  }

  /** Shows the parts of the prize in turn around the animal. */
  async #showParts({ at, size, parts }: ShownCatch): Promise<void> {
    const shown = parts.slice(0, PARTS_SHOWN_MAX);
    if (shown.length < 2) return;
    const tags = shown.map((multiple, place) => {
      const angle = (place / shown.length) * Math.PI * 2 - Math.PI / 2;
      const tag = new Sprite({ texture: this.#partTexture(multiple), anchor: 0.5, visible: false });
      tag.position.set(at.x + Math.cos(angle) * size * 0.56, at.y + Math.sin(angle) * size * 0.48);
      this.view.addChild(tag);
      return tag;
    });
    const pop = easeOutBack(2);
    const durationMs = PART_MS * shown.length + 420;
    await this.#play(durationMs, (progress) => {
      const nowMs = progress * durationMs;
      for (const [place, tag] of tags.entries()) {
        const own = (nowMs - place * PART_MS) / 260;
        tag.visible = own > 0;
        tag.scale.set(this.#calm() ? 1.3 : 1.3 * pop(Math.min(1, Math.max(0, own))));
      }
    });
    for (const tag of tags) tag.destroy();
  }

  /** Draws lightning from one animal to the next. */
  #leap({ at, reached }: ShownCatch): void {
    let from = at;
    for (const to of reached) {
      const bolt = new Sprite({
        texture: this.#art.bolt,
        anchor: { x: 0, y: 0.5 },
        blendMode: 'add',
      });
      bolt.position.set(from.x, from.y);
      bolt.rotation = Math.atan2(to.y - from.y, to.x - from.x);
      bolt.setSize(Math.hypot(to.x - from.x, to.y - from.y), 36);
      this.view.addChild(bolt);
      void this.#play(900, (progress) => {
        bolt.alpha = 1 - progress;
      }).then(() => bolt.destroy());
      from = to;
    }
  }

  #flash({ x, y }: Point, { texture, size }: { texture: Texture; size: number }): void {
    const light = this.#lights.pop() ?? this.#newLight();
    light.texture = texture;
    light.position.set(x, y);
    light.visible = true;
    const calm = this.#calm();
    void this.#play(900, (progress) => {
      const width = calm ? size * 0.7 : size * (0.2 + 0.8 * easeOutCubic(progress));
      light.setSize(width, width);
      light.rotation = calm ? 0 : progress * 0.8;
      light.alpha = (1 - progress) * (calm ? 0.5 : 1);
    }).then(() => {
      light.visible = false;
      this.#lights.push(light);
    });
  }

  #newAmount(): FigureLine {
    const line = new FigureLine();
    this.view.addChild(line.view);
    return line;
  }

  #figuresOf(tier: Tier): FigureSheet {
    const known = this.#figures.get(tier);
    if (known) return known;
    const sheet = new FigureSheet({
      weight: 700,
      families: FAMILIES,
      sizePx: FONT_SIZE[tier],
      fill: '#fff3b8',
      edge: { colour: '#6a3600', widthPx: 5 },
      resolution: FIGURES_RESOLUTION,
    });
    this.#figures.set(tier, sheet);
    return sheet;
  }

  #newLight(): Sprite {
    const light = new Sprite({ anchor: 0.5, blendMode: 'add' });
    this.view.addChildAt(light, 0);
    return light;
  }

  #partTexture(multiple: number): Texture {
    const known = this.#partTextures.get(multiple);
    if (known) return known;
    if (this.#partTextures.size >= TEXTURES_MAX) return Texture.EMPTY;
    const texture = tagTexture(`×${multiple}`);
    this.#partTextures.set(multiple, texture);
    return texture;
  }
}
