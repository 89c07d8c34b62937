// Replaces the renderer's generated code, which the page's content policy forbids.
import 'pixi.js/unsafe-eval';
import 'pixi.js/graphics';
import 'pixi.js/text';
import { autoDetectRenderer, Container, type Renderer, Sprite, Ticker } from 'pixi.js';
import { Animator } from '../../slot/stage/animator.ts';
import type { Size } from '../../slot/stage/layout.ts';
import type { SpeciesLook } from '../arena-looks.ts';
import type { Boss } from '../fishing-state.ts';
import { type ArenaArt, loadArenaArt } from './arena-art.ts';
import { Celebration, type ShownCatch } from './celebration.ts';
import { Gun } from './gun.ts';
import { type ArenaLayout, layoutArena } from './layout.ts';
import { Sea } from './sea.ts';
import { type Fish, fishAt, nearestFish, Shoal, type Water } from './shoal.ts';
import { Swimmers } from './swimmers.ts';

export type Point = { readonly x: number; readonly y: number };

/** A shot on its way to an animal, which is taken until the shot is decided. */
export type Shot = { readonly fish: Fish; readonly arrived: Promise<void> };

export type StageNews = {
  readonly onBoss: (boss: Boss | null) => void;
  /** The species in the water, whenever they change. */
  readonly onPresent: (species: ReadonlySet<string>) => void;
};

export type FishingStageOptions = {
  readonly gameId: string;
  readonly looks: readonly SpeciesLook[];
  /** What stands under each species. */
  readonly pays: ReadonlyMap<string, string>;
  readonly page: Size;
  readonly onProgress: (progress: number) => void;
};

const RESOLUTION_MAX = 2;
/** A frame that comes later than this is one after a pause. */
const FRAME_MS_MAX = 50;
/** Animals that lightning or a blast takes along. */
const REACHED_MAX = 6;
const CROSSHAIR_SIZE = 1.25;

/** Device pixels to a CSS pixel: crisp, but no more than a phone's graphics can fill at ease. */
const resolutionNow = (): number => Math.min(RESOLUTION_MAX, Math.max(1, devicePixelRatio));

/** @throws when a picture does not load or the browser can draw neither with WebGL nor in 2D */
export async function createFishingStage(options: FishingStageOptions): Promise<FishingStage> {
  const { gameId, looks, page, onProgress } = options;
  const resolution = resolutionNow();
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const [renderer, art] = await Promise.all([
    autoDetectRenderer({
      preference: ['webgl', 'canvas'],
      width: page.width,
      height: page.height,
      resolution,
      autoDensity: true,
      antialias: false,
      background: 0x021026,
      skipExtensionImports: true,
    }),
    loadArenaArt({
      gameId,
      looks,
      orientation: Sea.orientationOf(page),
      sharp: page.width * resolution > 1_400,
      onProgress,
    }),
  ]);
  return new FishingStage({ renderer, art, options });
}

/** What an arena looks like. It knows nothing of money or of the casino. */
export class FishingStage {
  readonly #renderer: Renderer;
  readonly #art: ArenaArt;
  readonly #root = new Container();
  readonly #animator: Animator;
  readonly #sea: Sea;
  readonly #shoal: Shoal;
  readonly #swimmers: Swimmers;
  readonly #gun: Gun;
  readonly #celebration: Celebration;
  readonly #crosshair: Sprite;
  readonly #calm: () => boolean;
  #news: StageNews | null = null;
  #layout: ArenaLayout;
  #target: string | null = null;
  #locked: Fish | null = null;
  #present: ReadonlySet<string> = new Set();
  #aim: Point;

  constructor(parts: { renderer: Renderer; art: ArenaArt; options: FishingStageOptions }) {
    const { renderer, art, options } = parts;
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    this.#renderer = renderer;
    this.#art = art;
    this.#calm = () => reduced.matches;
    this.#layout = layoutArena(options.page);
    this.#aim = { x: options.page.width / 2, y: 0 };
    this.#animator = new Animator({
      render: () => {
        renderer.render(this.#root);
        // The renderer's own upkeep, which otherwise would ask for frames all the time.
        Ticker.system.update();
      },
      // Calm water still moves: what is left out with reduced motion is left out piece by piece.
      reducedMotion: () => false,
    });
    const play = (ms: number, paint: (progress: number) => void) => this.#animator.play(ms, paint);
    this.#sea = new Sea(art, options.page);
    this.#swimmers = new Swimmers(art.species, options.pays);
    this.#gun = new Gun(art, play);
    this.#celebration = new Celebration(art, { play, calm: this.#calm });
    this.#crosshair = new Sprite({ texture: art.crosshair, anchor: 0.5, visible: false });
    this.#shoal = new Shoal(
      {
        looks: options.looks,
        random: Math.random,
        calm: this.#calm,
        onCome: (fish) => {
          this.#swimmers.come(fish);
          this.#tellPresent();
        },
        onGo: (fish) => this.#gone(fish),
        onBoss: (boss) => this.#news?.onBoss(boss),
      },
      waterOf(this.#layout),
    );
    this.#root.addChild(
      this.#sea.view,
      this.#swimmers.view,
      this.#crosshair,
      this.#gun.shots,
      this.#gun.cannon,
      this.#celebration.view,
    );
    this.resize(options.page);
    this.#run();
  }

  get canvas(): HTMLCanvasElement {
    return this.#renderer.canvas as HTMLCanvasElement;
  }

  /** From now on tells what swims by. */
  listen(news: StageNews): void {
    this.#news = news;
    this.#tellPresent();
  }

  resize(page: Size): void {
    const resolution = resolutionNow();
    this.#renderer.resize(page.width, page.height, resolution);
    this.#layout = layoutArena(page);
    this.#sea.layout(this.#layout);
    this.#gun.layout(this.#layout);
    this.#celebration.setResolution(resolution);
    this.#shoal.setWater(waterOf(this.#layout));
    this.#animator.invalidate();
  }

  setLevel(level: number): void {
    this.#gun.setLevel(level);
  }

  /** Marks the animal that the cannon is locked on; `null` for none. */
  setTarget(species: string | null): void {
    this.#target = species;
    this.#locked = null;
    this.#shoal.wish(species);
  }

  aimAt(point: Point): void {
    this.#aim = point;
    this.#gun.aim(point);
  }

  /** What is under a point; one that is taken counts, so that nobody fires past it by mistake. */
  fishAt(point: Point): Fish | null {
    return fishAt(this.#shoal.fish, point);
  }

  /** The free animal that the cannon would shoot at by itself. */
  bestTarget(): Fish | null {
    const locked = this.#lockedFish();
    if (this.#target !== null) return locked && !locked.taken ? locked : this.#nearest();
    return this.#nearest();
  }

  /** Lets a shot fly. The animal is taken until `miss`, `release` or `caught`. */
  fire(fish: Fish): Shot {
    fish.taken = true;
    const arrived = this.#gun
      .fly(() => fish)
      .then(() => {
        this.#gun.throwNet(fish, fish.size);
        this.#swimmers.hit(fish, performance.now());
      });
    return { fish, arrived };
  }

  /** A shot into the water. */
  async splash(point: Point): Promise<void> {
    await this.#gun.fly(() => point);
    this.#gun.throwNet(point, 60);
  }

  /** The animal swims on. */
  release({ fish }: Shot): void {
    fish.taken = false;
  }

  /** The animal is in the net; ends when its coins are in the purse. */
  async caught({ fish }: Shot, shown: Omit<ShownCatch, 'at' | 'size' | 'reached'>): Promise<void> {
    const at = this.#withinPage(fish);
    const reached = this.#reach(fish, shown);
    this.#shoal.remove(fish);
    await this.#celebration.show({ ...shown, at, size: fish.size, reached });
  }

  destroy(): void {
    this.#news = null;
    this.#animator.destroy();
    this.#swimmers.destroy();
    this.#celebration.destroy();
    this.#sea.destroy();
    const { species, loadBackground: _, background: __, ...textures } = this.#art;
    for (const texture of [...species.values(), ...Object.values(textures)]) texture.destroy(true);
    this.#root.destroy({ children: true });
    this.#renderer.destroy({ removeView: true });
  }

  /** Runs for as long as the stage lives. */
  #run(): void {
    let beforeMs = 0;
    void this.#animator.decorate((nowMs) => {
      const elapsedMs = Math.min(FRAME_MS_MAX, nowMs - beforeMs);
      beforeMs = nowMs;
      const calm = this.#calm();
      this.#shoal.step(elapsedMs);
      this.#sea.step(nowMs, { elapsedMs, calm });
      this.#swimmers.step(this.#shoal.fish, performance.now());
      this.#gun.step(elapsedMs);
      this.#markTarget(nowMs, calm);
      return true;
    });
  }

  #markTarget(nowMs: number, calm: boolean): void {
    const fish = this.#target === null ? null : this.#lockedFish();
    this.#crosshair.visible = fish !== null;
    if (!fish) return;
    this.#crosshair.position.set(fish.x, fish.y);
    this.#crosshair.setSize(fish.size * CROSSHAIR_SIZE, fish.size * CROSSHAIR_SIZE);
    this.#crosshair.rotation = calm ? 0 : nowMs / 2_400;
    this.#gun.aim(fish);
  }

  /** Stays with one animal for as long as it is there. */
  #lockedFish(): Fish | null {
    if (this.#target === null) return null;
    const kept = this.#locked;
    const onPage = kept && kept.x > 0 && kept.x < this.#layout.page.width;
    if (!kept || !onPage) this.#locked = this.#nearest();
    return this.#locked;
  }

  #nearest(): Fish | null {
    return nearestFish(this.#shoal.fish, {
      ...(this.#target === null ? this.#aim : this.#layout.cannon),
      species: this.#target,
      within: { left: 0, right: this.#layout.page.width },
    });
  }

  /** Others that are taken along by a special: they go, and come again later. */
  #reach(fish: Fish, { effect, parts }: Pick<ShownCatch, 'effect' | 'parts'>): Point[] {
    if (effect === 'none') return [];
    const reached: Point[] = [];
    const wanted = Math.min(REACHED_MAX, parts.length - (effect === 'lightning' ? 1 : 0));
    for (const other of [...this.#shoal.fish]) {
      if (reached.length >= wanted) break;
      if (other === fish || other.taken || other.look.boss) continue;
      reached.push({ x: other.x, y: other.y });
      this.#gun.throwNet(other, other.size);
      this.#shoal.remove(other);
    }
    return reached;
  }

  #withinPage({ x, y }: Point): Point {
    const { width } = this.#layout.page;
    return { x: Math.min(width - 60, Math.max(60, x)), y };
  }

  #gone(fish: Fish): void {
    this.#swimmers.go(fish);
    if (this.#locked === fish) this.#locked = null;
    this.#tellPresent();
  }

  #tellPresent(): void {
    if (!this.#news) return;
    const now = new Set(this.#shoal.fish.map(({ look }) => look.name));
    const isSame =
      now.size === this.#present.size && [...now].every((one) => this.#present.has(one));
    if (isSame) return;
    this.#present = now;
    this.#news.onPresent(now);
  }
}

function waterOf({ water, scale }: ArenaLayout): Water {
  return { ...water, scale };
}
