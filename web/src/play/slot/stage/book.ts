import { Container, Graphics, Sprite, Text, Texture } from 'pixi.js';
import type { Animator } from '../../pixi/animator.ts';
import { canvasTexture } from '../../pixi/canvas-texture.ts';
import { easeInOutSine, easeOutBack } from '../../pixi/easing.ts';
import type { Rect } from '../../pixi/page.ts';
import { playSound } from '../../sound/sound.ts';
import type { SlotTheme } from '../themes/slot-theme.ts';
import { drawMaterial } from './frame-materials.ts';
import type { StageLayout } from './layout.ts';

const FONT = '"Bricolage Grotesque", system-ui, sans-serif';
/** The doors of the vault close and open; each page turns slower than the last one. */
const DOORS_MS = { close: 420, open: 900 } as const;
const PAGE_MS = { first: 130, more: 45 } as const;
const POP_MS = 520;
const HOLD_MS = 1_500;
const LEAVE_MS = 260;
/** A page, in parts of the height of the reels, and its symbol in parts of the page's width. */
const PAGE = { width: 0.5, height: 0.68, symbol: 0.86 } as const;
const PAPER = ['#fff3cf', '#e8cf94', '#b88f4e'] as const;
const INK = 'rgb(120 80 30 / .45)';

/**
 * The book of a vault: two doors of the frame's material close over the reels and open again, and pages
 * turn up to the symbol that is drawn.
 */
export class Book {
  readonly view = new Container();
  readonly #animator: Animator;
  readonly #look: Pick<SlotTheme, 'frame'>;
  readonly #mask = new Graphics();
  readonly #shade = new Graphics();
  readonly #doors = [new Sprite(), new Sprite()] as const;
  readonly #open = new Container();
  readonly #pages = [
    new Sprite({ anchor: { x: 1, y: 0.5 } }),
    new Sprite({ anchor: { x: 0, y: 0.5 } }),
  ] as const;
  readonly #symbol = new Sprite({ anchor: 0.5 });
  /** The page that turns, around the spine. */
  readonly #leaf = new Container();
  readonly #leafPage = new Sprite({ anchor: { x: 0, y: 0.5 } });
  readonly #leafSymbol = new Sprite({ anchor: 0.5 });
  readonly #text = new Text({ text: '', anchor: 0.5 });
  #bed: Rect = { x: 0, y: 0, width: 1, height: 1 };
  #side = 1;
  /** How far the doors are open: 0 is closed, 1 is open. */
  #way = 1;

  constructor(look: Pick<SlotTheme, 'frame'>, animator: Animator) {
    this.#look = look;
    this.#animator = animator;
    this.#leaf.addChild(this.#leafPage, this.#leafSymbol);
    this.#open.addChild(...this.#pages, this.#symbol, this.#leaf, this.#text);
    this.view.addChild(this.#shade, this.#open, ...this.#doors, this.#mask);
    this.view.mask = this.#mask;
    this.view.visible = false;
  }

  layout({ bed, scale }: StageLayout, resolution: number): void {
    this.#bed = bed;
    for (const area of [this.#mask, this.#shade]) {
      area.clear().rect(0, 0, bed.width, bed.height).fill(0x0a0602);
    }
    this.#shade.alpha = 0.8;
    this.view.position.set(bed.x, bed.y);
    const half = { width: bed.width / 2, height: bed.height };
    const door = canvasTexture({ ...half, resolution }, (context) =>
      drawMaterial(context, this.#look.frame, {
        outer: { x: 0, y: 0, ...half },
        border: half.width * 0.2,
        radius: 0,
        scale: scale * 1.6,
      }),
    );
    this.#doors[0].texture.destroy(true);
    for (const sprite of this.#doors) sprite.texture = door;
    const page = { width: bed.height * PAGE.width, height: bed.height * PAGE.height };
    const paper = canvasTexture({ ...page, resolution }, (context) => drawPage(context, page));
    this.#leafPage.texture.destroy(true);
    for (const sprite of [...this.#pages, this.#leafPage]) sprite.texture = paper;
    // The left page is the right one in a mirror.
    this.#pages[0].anchor.x = 0;
    this.#pages[0].scale.x = -1;
    this.#side = page.width * PAGE.symbol;
    this.#open.position.set(bed.width / 2, bed.height * 0.46);
    for (const symbol of [this.#symbol, this.#leafSymbol]) {
      symbol.x = page.width / 2;
      symbol.setSize(this.#side);
    }
    this.#setDoors(this.#way);
    this.#text.style = {
      fontFamily: FONT,
      fontSize: Math.max(15, bed.height * 0.085),
      fontWeight: '700',
      fill: 0xfff0c0,
      stroke: { color: 0x2a1604, width: 4 },
    };
    this.#text.position.set(0, bed.height * 0.45);
    this.#text.resolution = resolution;
  }

  /** Turns the pages to the last of the symbols, with a text below it. */
  async show({
    textures,
    text,
  }: {
    readonly textures: readonly Texture[];
    readonly text: string;
  }): Promise<void> {
    this.#text.text = text;
    this.#text.visible = false;
    this.#leaf.visible = false;
    this.#setSymbol(this.#symbol, textures[0] ?? Texture.EMPTY);
    this.view.visible = true;
    this.view.alpha = 1;
    this.#open.visible = false;
    this.#shade.visible = false;
    await this.#animator.play(DOORS_MS.close, (progress) => this.#setDoors(1 - progress ** 2));
    this.#open.visible = true;
    this.#shade.visible = true;
    playSound('reel');
    await this.#animator.play(DOORS_MS.open, (progress) => this.#setDoors(easeInOutSine(progress)));
    for (const [place, texture] of textures.slice(1).entries()) {
      await this.#turnTo(texture, PAGE_MS.first + place * PAGE_MS.more);
    }
    playSound('scatter', 2);
    this.#text.visible = true;
    const pop = easeOutBack(2);
    await this.#animator.play(POP_MS, (progress) => {
      this.#symbol.setSize(this.#side * (0.7 + 0.3 * pop(progress)));
      this.#text.alpha = progress;
    });
    await this.#animator.pause(HOLD_MS);
    await this.#animator.play(LEAVE_MS, (progress) => {
      this.view.alpha = 1 - progress;
    });
    this.view.visible = false;
  }

  destroy(): void {
    this.#doors[0].texture.destroy(true);
    this.#leafPage.texture.destroy(true);
    this.view.destroy({ children: true });
  }

  async #turnTo(texture: Texture, durationMs: number): Promise<void> {
    this.#setSymbol(this.#leafSymbol, this.#symbol.texture);
    this.#setSymbol(this.#symbol, texture);
    this.#leaf.visible = true;
    playSound('tick');
    await this.#animator.play(durationMs, (progress) => {
      this.#leaf.scale.x = Math.cos(Math.PI * progress);
      this.#leafSymbol.visible = progress < 0.5;
    });
    this.#leaf.visible = false;
  }

  #setSymbol(sprite: Sprite, texture: Texture): void {
    sprite.texture = texture;
    sprite.setSize(this.#side);
  }

  #setDoors(way: number): void {
    this.#way = way;
    const { width } = this.#bed;
    this.#doors[0].x = (-way * width) / 2;
    this.#doors[1].x = ((1 + way) * width) / 2;
  }
}

function drawPage(
  context: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
): void {
  const paper = context.createLinearGradient(0, 0, width, 0);
  paper.addColorStop(0, PAPER[2]);
  paper.addColorStop(0.16, PAPER[0]);
  paper.addColorStop(1, PAPER[1]);
  context.fillStyle = paper;
  context.beginPath();
  context.roundRect(0, 0, width, height, [0, width * 0.05, width * 0.05, 0]);
  context.fill();
  context.strokeStyle = INK;
  context.lineWidth = width * 0.012;
  context.strokeRect(width * 0.08, height * 0.06, width * 0.84, height * 0.88);
}
