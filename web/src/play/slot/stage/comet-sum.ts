import { Container, Graphics, Sprite, Text } from 'pixi.js';
import type { Animator } from '../../pixi/animator.ts';
import { easeInOutSine, easeOutBack } from '../../pixi/easing.ts';
import type { Point, Rect } from '../../pixi/page.ts';
import { playSound } from '../../sound/sound.ts';
import type { ShownComet } from '../comets.ts';
import { FILL } from './cells.ts';
import type { StageLayout } from './layout.ts';
import type { Reels } from './reels.ts';
import type { SymbolTextures } from './symbol-textures.ts';

const FONT = '"Bricolage Grotesque", system-ui, sans-serif';
/** A flight, the time between two of them, and the most that all of them take. */
const FLIGHT_MS = { one: 520, between: 230, most: 2_400 } as const;
const POP_MS = 520;
/** The sum is read beside the win before it multiplies it, and the product before the band leaves. */
const READ_MS = { sum: 450, product: 700 } as const;
const LEAVE_MS = 220;
/** The pitches of arrivals, after which they begin again. */
const PITCHES = 6;
/** The band across the reels, and its texts, in parts of the height of the reels. */
const BAND = { height: 0.24, alpha: 0.82 } as const;
const TEXT = { size: 0.115, gap: 0.03, widthMax: 0.92 } as const;

/** The win of a spin before and after its comets, as text. */
export type MultipliedWin = { readonly paid: string; readonly total: string };

type Parts = {
  readonly animator: Animator;
  readonly reels: Pick<Reels, 'middleOf' | 'sideOf'>;
  readonly textures: Pick<SymbolTextures, 'plain'>;
};

/** The values of comets, which fly to the win of the spin, add up beside it, and multiply it. */
export class CometSum {
  readonly view = new Container();
  readonly #animator: Animator;
  readonly #reels: Parts['reels'];
  readonly #textures: Parts['textures'];
  readonly #band = new Graphics();
  readonly #flying = new Container<Sprite>();
  readonly #line = new Container();
  readonly #win = new Text({ text: '', anchor: { x: 0, y: 0.5 } });
  readonly #sum = new Text({ text: '', anchor: 0.5 });
  #bed: Rect = { x: 0, y: 0, width: 1, height: 1 };

  constructor({ animator, reels, textures }: Parts) {
    this.#animator = animator;
    this.#reels = reels;
    this.#textures = textures;
    this.#line.addChild(this.#win, this.#sum);
    this.view.addChild(this.#band, this.#line, this.#flying);
    this.view.visible = false;
  }

  layout({ bed }: StageLayout, resolution: number): void {
    this.#bed = bed;
    this.view.position.set(bed.x, bed.y);
    const height = bed.height * BAND.height;
    this.#band
      .clear()
      .rect(0, (bed.height - height) / 2, bed.width, height)
      .fill(0x14021f);
    this.#band.alpha = BAND.alpha;
    const style = {
      fontFamily: FONT,
      fontSize: Math.max(20, bed.height * TEXT.size),
      fontWeight: '700',
      dropShadow: { color: 0x3a0546, alpha: 1, angle: Math.PI / 2, blur: 2, distance: 3 },
      padding: 8,
    } as const;
    this.#win.style = { ...style, fill: 0xffffff };
    this.#sum.style = { ...style, fill: 0xffe55c };
    this.#win.resolution = resolution;
    this.#sum.resolution = resolution;
    if (this.view.visible) this.#write(this.#win.text, this.#sum.text);
  }

  /** Lets the comets fly, one after the other, and shows the win before and after. */
  async show(comets: readonly ShownComet[], { paid, total }: MultipliedWin): Promise<void> {
    const sprites = comets.map(
      ({ symbol }) => new Sprite({ texture: this.#textures.plain(symbol), anchor: 0.5 }),
    );
    this.#flying.addChild(...sprites);
    this.#write(paid, '');
    this.view.alpha = 1;
    this.view.visible = true;
    const wholeMs = FLIGHT_MS.one + (comets.length - 1) * FLIGHT_MS.between;
    let arrived = -1;
    await this.#animator.play(Math.min(wholeMs, FLIGHT_MS.most), (progress) => {
      const flown = comets.map((_, place) =>
        Math.min(1, (progress * wholeMs - place * FLIGHT_MS.between) / FLIGHT_MS.one),
      );
      const landed = comets.filter((_, place) => flown[place] === 1);
      if (landed.length !== arrived) {
        arrived = landed.length;
        this.#write(paid, sumText(landed));
        if (arrived > 0) playSound('scatter', (arrived - 1) % PITCHES);
      }
      for (const [place, comet] of comets.entries()) {
        this.#fly(sprites[place], comet, Math.max(0, flown[place] ?? 0));
      }
    });
    for (const sprite of this.#flying.removeChildren()) sprite.destroy();
    await this.#animator.pause(READ_MS.sum);
    await this.#multiply(total);
    await this.#animator.pause(READ_MS.product);
    await this.#animator.play(LEAVE_MS, (progress) => {
      this.view.alpha = 1 - progress;
    });
    this.view.visible = false;
  }

  destroy(): void {
    this.view.destroy({ children: true });
  }

  /** Along an arc, and smaller on the way. */
  #fly(sprite: Sprite | undefined, { cell }: ShownComet, flown: number): void {
    if (!sprite) return;
    const from = this.#reels.middleOf(cell);
    const side = this.#reels.sideOf(FILL.win, cell.reel);
    const way = easeInOutSine(flown);
    const { x, y } = this.#sumPlace();
    sprite.position.set(
      from.x + (x - from.x) * way,
      from.y + (y - from.y) * way - Math.sin(Math.PI * way) * side * 0.6,
    );
    sprite.rotation = -Math.PI * 0.5 * Math.sin(Math.PI * way);
    sprite.setSize(side * (1 - 0.45 * way));
    sprite.visible = flown < 1;
  }

  async #multiply(total: string): Promise<void> {
    playSound('burst');
    this.#write(total, '');
    const { x } = this.#line.scale;
    const pop = easeOutBack(2);
    await this.#animator.play(POP_MS, (progress) => {
      this.#line.scale.set(x * (0.6 + 0.4 * pop(progress)));
    });
  }

  /** Writes the win and the sum beside it, in the middle of the reels. */
  #write(win: string, sum: string): void {
    const { width, height } = this.#bed;
    this.#win.text = win;
    this.#sum.text = sum;
    const gap = sum === '' ? 0 : height * TEXT.gap;
    const whole = this.#win.width + gap + this.#sum.width;
    this.#win.x = -whole / 2;
    this.#sum.x = whole / 2 - this.#sum.width / 2;
    this.#line.position.set(width / 2, height / 2);
    this.#line.scale.set(Math.min(1, (width * TEXT.widthMax) / whole));
  }

  #sumPlace(): Point {
    const { x, y, scale } = this.#line;
    return { x: x + this.#sum.x * scale.x, y };
  }
}

function sumText(comets: readonly ShownComet[]): string {
  const sum = comets.reduce((all, { multiplier }) => all + multiplier, 0);
  return sum === 0 ? '' : `×${sum}`;
}
