import { Container, Sprite, Texture } from 'pixi.js';
import { canvasTexture } from '../../pixi/canvas-texture.ts';
import type { Fish } from './shoal.ts';
import { TagRow } from './tag-row.ts';

type Swimmer = {
  readonly body: Sprite;
  readonly tag: Sprite;
  /** Time of the last hit, for the flash. */
  hitMs: number;
};

const FLASH_MS = 160;
const FLASH = 0xffa890;
/** A raging boss glows and swells; one that leaves fades into the water. */
const MOOD_TINT = { here: 0xffffff, raging: 0xffb9a0, leaving: 0x9fc3e6 } as const;
const RAGE = { swell: 0.07, everyMs: 900 } as const;
const TAG = { height: 24, font: '750 14px "Figtree Variable", sans-serif' } as const;

/** The sprites of the animals, each with its prize under it. */
export class Swimmers {
  readonly view = new Container();
  readonly #bodies = new Container();
  readonly #tags = new Container();
  readonly #textures: ReadonlyMap<string, Texture>;
  readonly #tagTextures: ReadonlyMap<string, Texture>;
  readonly #byId = new Map<number, Swimmer>();
  readonly #idle: Swimmer[] = [];
  readonly #tagRow = new TagRow();

  constructor(textures: ReadonlyMap<string, Texture>, pays: ReadonlyMap<string, string>) {
    this.#textures = textures;
    this.#tagTextures = new Map([...pays].map(([name, text]) => [name, tagTexture(text)]));
    this.#bodies.sortableChildren = true;
    this.view.addChild(this.#bodies, this.#tags);
  }

  /** The textures of the tags, which are not part of the arena's art. */
  get tags(): Iterable<Texture> {
    return this.#tagTextures.values();
  }

  spawn(fish: Fish): void {
    const swimmer = this.#idle.pop() ?? this.#make();
    swimmer.body.texture = this.#textures.get(fish.look.name) ?? Texture.EMPTY;
    swimmer.tag.texture = this.#tagTextures.get(fish.look.name) ?? Texture.EMPTY;
    // Small animals are in front of large ones, which would cover them.
    swimmer.body.zIndex = -fish.look.size;
    swimmer.body.visible = true;
    swimmer.tag.visible = true;
    swimmer.hitMs = Number.NEGATIVE_INFINITY;
    this.#byId.set(fish.id, swimmer);
  }

  remove(fish: Fish): void {
    const swimmer = this.#byId.get(fish.id);
    if (!swimmer) return;
    this.#byId.delete(fish.id);
    swimmer.body.visible = false;
    swimmer.tag.visible = false;
    this.#idle.push(swimmer);
  }

  hit(fish: Fish, nowMs: number): void {
    const swimmer = this.#byId.get(fish.id);
    if (swimmer) swimmer.hitMs = nowMs;
  }

  step(fish: readonly Fish[], { nowMs, isCalm }: { nowMs: number; isCalm: boolean }): void {
    this.#tagRow.clear();
    for (const one of fish) {
      const swimmer = this.#byId.get(one.id);
      if (!swimmer) continue;
      const { body, tag } = swimmer;
      const sinceHit = nowMs - swimmer.hitMs;
      const shrink = sinceHit < FLASH_MS ? 1 - 0.1 * (1 - sinceHit / FLASH_MS) : 1;
      const left = 1 - one.caught;
      const swell = one.mood === 'raging' ? swellAt(nowMs, isCalm) : 1;
      const scale =
        (one.size / Math.max(1, body.texture.width)) * shrink * swell * (0.2 + 0.8 * left);
      body.position.set(one.x, one.y);
      body.scale.set(-one.heading * scale, scale);
      body.rotation = one.tilt * one.heading + one.caught * 1.4;
      body.alpha = Math.min(1, left * 2);
      tag.alpha = body.alpha;
      body.tint = sinceHit < FLASH_MS ? FLASH : MOOD_TINT[one.mood ?? 'here'];
      tag.position.set(one.x, one.y + one.size * 0.42);
      const way = this.#tagRow.put(tag.position, tag.texture.width);
      if (way !== 0) tag.y += way;
    }
  }

  destroy(): void {
    for (const texture of this.#tagTextures.values()) texture.destroy(true);
  }

  #make(): Swimmer {
    const body = new Sprite({ anchor: 0.5 });
    const tag = new Sprite({ anchor: { x: 0.5, y: 0 } });
    this.#bodies.addChild(body);
    this.#tags.addChild(tag);
    return { body, tag, hitMs: Number.NEGATIVE_INFINITY };
  }
}

const swellAt = (nowMs: number, isCalm: boolean): number =>
  1 + RAGE.swell * (isCalm ? 1 : Math.abs(Math.sin((nowMs * Math.PI) / RAGE.everyMs)));

/** A dark pill with brass figures. */
export function tagTexture(text: string): Texture {
  const width = Math.max(36, 18 + text.length * 9);
  return canvasTexture({ width, height: TAG.height, resolution: 2 }, (context) => {
    context.beginPath();
    context.roundRect(0.5, 0.5, width - 1, TAG.height - 1, TAG.height / 2);
    context.fillStyle = 'rgb(3 14 26 / .82)';
    context.fill();
    context.strokeStyle = 'rgb(255 255 255 / .24)';
    context.stroke();
    context.font = TAG.font;
    context.fillStyle = '#ffdd94';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(text, width / 2, TAG.height / 2 + 1);
  });
}
