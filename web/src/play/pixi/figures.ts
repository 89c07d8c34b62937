import { Container, Rectangle, Sprite, Texture } from 'pixi.js';
import { canvasTexture } from './canvas-texture.ts';

/** The style of drawn amounts; lengths in CSS pixels, CSS colours. */
export type FigureStyle = {
  /** Font weight and families, as in the CSS font `700 {size}px …`. */
  readonly weight: number;
  readonly families: string;
  readonly sizePx: number;
  readonly fill: string;
  /** The outline of each character. */
  readonly edge?: { readonly colour: string; readonly widthPx: number };
  /** The drop shadow of the characters. */
  readonly shadow?: { readonly colour: string; readonly downPx: number };
  /** Device pixels per CSS pixel. */
  readonly resolution: number;
};

type Glyph = { readonly texture: Texture; readonly advance: number };

const DIGITS = '0123456789';
/** Line height and baseline, relative to the font size. */
const LINE = { height: 1.3, baseline: 0.98 } as const;

/**
 * The characters of amounts as textures. All missing characters of a text are drawn together on
 * first use; the amounts of a currency use about fifteen.
 */
export class FigureSheet {
  readonly #style: FigureStyle;
  readonly #glyphs = new Map<string, Glyph>();
  readonly #pages: Texture[] = [];
  readonly #font: string;
  readonly #pad: number;

  constructor(style: FigureStyle) {
    this.#style = style;
    this.#font = `${style.weight} ${style.sizePx}px ${style.families}`;
    this.#pad = Math.ceil(Math.max(style.edge?.widthPx ?? 0, style.shadow?.downPx ?? 0) + 2);
    this.#draw([...DIGITS]);
  }

  /** Padding around each character, for its outline. */
  get pad(): number {
    return this.#pad;
  }

  get lineHeight(): number {
    return this.#style.sizePx * LINE.height;
  }

  glyph(character: string): Glyph {
    const known = this.#glyphs.get(character);
    if (known) return known;
    this.#draw([character]);
    return this.#glyphs.get(character) ?? { texture: Texture.EMPTY, advance: 0 };
  }

  /** Draws the missing characters of a text. */
  prepare(text: string): void {
    const lacking = new Set(text);
    for (const known of this.#glyphs.keys()) lacking.delete(known);
    if (lacking.size > 0) this.#draw([...lacking]);
  }

  destroy(): void {
    for (const { texture } of this.#glyphs.values()) texture.destroy();
    for (const page of this.#pages) page.destroy(true);
    this.#glyphs.clear();
  }

  #draw(characters: readonly string[]): void {
    const advances = this.#measure(characters);
    const places: { character: string; x: number; advance: number }[] = [];
    let width = 0;
    for (const [index, character] of characters.entries()) {
      const advance = advances[index] ?? 0;
      places.push({ character, x: width, advance });
      width += Math.ceil(advance) + 2 * this.#pad;
    }
    const height = Math.ceil(this.lineHeight) + 2 * this.#pad;
    const { resolution } = this.#style;
    const page = canvasTexture({ width, height, resolution }, (context) => {
      for (const { character, x, advance } of places) {
        this.#write(context, { character, middle: x + this.#pad + advance / 2 });
      }
    });
    this.#pages.push(page);
    for (const { character, x, advance } of places) {
      const frame = new Rectangle(x, 0, Math.ceil(advance) + 2 * this.#pad, height);
      this.#glyphs.set(character, {
        texture: new Texture({ source: page.source, frame }),
        advance,
      });
    }
  }

  #measure(characters: readonly string[]): number[] {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no 2D canvas');
    context.font = this.#font;
    return characters.map((character) => context.measureText(character).width);
  }

  #write(
    context: CanvasRenderingContext2D,
    { character, middle }: { readonly character: string; readonly middle: number },
  ): void {
    const { sizePx, fill, edge, shadow } = this.#style;
    const y = this.#pad + sizePx * LINE.baseline;
    context.font = this.#font;
    context.textAlign = 'center';
    if (shadow) {
      context.fillStyle = shadow.colour;
      context.fillText(character, middle, y + shadow.downPx);
    }
    if (edge) {
      context.strokeStyle = edge.colour;
      context.lineWidth = edge.widthPx;
      context.lineJoin = 'round';
      context.strokeText(character, middle, y);
    }
    context.fillStyle = fill;
    context.fillText(character, middle, y);
  }
}

/**
 * A line of characters, a sprite for each: while an amount counts up, textures are swapped and no
 * text is drawn. It is centred in `view`.
 */
export class FigureLine {
  readonly view = new Container();
  readonly #row = new Container();
  readonly #sprites: Sprite[] = [];
  #width = 0;

  constructor() {
    this.view.addChild(this.#row);
  }

  /** In CSS pixels, before the scale of `view`. */
  get width(): number {
    return this.#width;
  }

  write(text: string, sheet: FigureSheet): void {
    let x = 0;
    let count = 0;
    for (const character of text) {
      const { texture, advance } = sheet.glyph(character);
      const sprite = this.#sprites[count] ?? this.#add();
      sprite.texture = texture;
      sprite.visible = true;
      sprite.position.set(x - sheet.pad, 0);
      x += advance;
      count += 1;
    }
    for (let rest = count; rest < this.#sprites.length; rest += 1) {
      const sprite = this.#sprites[rest];
      if (sprite) sprite.visible = false;
    }
    this.#width = x;
    this.#row.position.set(-x / 2, -sheet.lineHeight / 2 - sheet.pad);
  }

  #add(): Sprite {
    const sprite = new Sprite();
    this.#sprites.push(sprite);
    this.#row.addChild(sprite);
    return sprite;
  }
}
