// Replaces the renderer's generated code, which the page's content policy forbids.
import 'pixi.js/unsafe-eval';
import 'pixi.js/graphics';
import 'pixi.js/text';
import { autoDetectRenderer, Container, type Renderer, Ticker } from 'pixi.js';
import { Animator } from '../../slot/stage/animator.ts';
import type { Size } from '../../slot/stage/layout.ts';
import type { SpeciesLook } from '../arena-looks.ts';
import type { Boss } from '../fishing-state.ts';
import { type ArenaArt, loadArenaArt } from './arena-art.ts';
import { Celebration, type ShownCatch } from './celebration.ts';
import { Gun } from './gun.ts';
import { type ArenaLayout, layoutArena } from './layout.ts';
import { Quality } from './quality.ts';
import { Sea } from './sea.ts';
import { type Fish, Shoal, type Water } from './shoal.ts';
import { Sights } from './sights.ts';
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
const INTO_NET_MS = 300;
const NEARLY_NOTHING = 0.001;
/** Room that an amount needs to either side of its middle. */
const AMOUNT_ROOM = { catch: 70, big: 110, mega: 160 } as const;

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
  readonly #sights: Sights;
  readonly #quality = new Quality();
  readonly #calm: () => boolean;
  #news: StageNews | null = null;
  #layout: ArenaLayout;
  #present: ReadonlySet<string> = new Set();

  constructor(parts: { renderer: Renderer; art: ArenaArt; options: FishingStageOptions }) {
    const { renderer, art, options } = parts;
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    this.#renderer = renderer;
    this.#art = art;
    this.#calm = () => reduced.matches;
    this.#layout = layoutArena(options.page);
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
    this.#sights = new Sights(art.crosshair, { shoal: this.#shoal, layout: this.#layout });
    this.#root.addChild(
      this.#sea.view,
      this.#swimmers.view,
      this.#sights.view,
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
    const resolution = resolutionNow() * this.#quality.share;
    this.#renderer.resize(page.width, page.height, resolution);
    this.#layout = layoutArena(page);
    this.#sea.layout(this.#layout);
    this.#gun.layout(this.#layout);
    this.#sights.layout(this.#layout);
    this.#celebration.setResolution(resolution);
    this.#shoal.setWater(waterOf(this.#layout));
    this.#animator.invalidate();
  }

  setLevel(level: number): void {
    this.#gun.setLevel(level);
  }

  /** Locks the cannon on a species; `null` frees it. */
  setTarget(species: string | null): void {
    this.#sights.setTarget(species);
  }

  aimAt(point: Point): void {
    this.#sights.aimAt(point);
    this.#gun.aim(point);
  }

  fishAt(point: Point): Fish | null {
    return this.#sights.fishAt(point);
  }

  bestTarget(): Fish | null {
    return this.#sights.best();
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
    // It swims no further.
    fish.caught = NEARLY_NOTHING;
    const reached = this.#reach(fish, shown);
    const whole = { ...shown, at: { x: fish.x, y: fish.y }, size: fish.size, reached };
    await this.#celebration.open(whole);
    const paid = this.#celebration.pay({ ...whole, at: this.#withinPage(fish, shown.tier) });
    await this.#animator.play(INTO_NET_MS, (progress) => {
      fish.caught = Math.max(NEARLY_NOTHING, progress);
    });
    this.#shoal.remove(fish);
    await paid;
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
      const frameMs = nowMs - beforeMs;
      const elapsedMs = Math.min(FRAME_MS_MAX, frameMs);
      beforeMs = nowMs;
      if (this.#quality.lowers(frameMs)) this.#simplify();
      const calm = this.#calm();
      this.#shoal.step(elapsedMs);
      this.#sea.step(nowMs, { elapsedMs, calm });
      this.#swimmers.step(this.#shoal.fish, performance.now());
      this.#gun.step(elapsedMs);
      const locked = this.#sights.step(nowMs, calm);
      if (locked) this.#gun.aim(locked);
      return true;
    });
  }

  /** The device draws too slowly: fewer pixels, and no daylight that lies over everything. */
  #simplify(): void {
    this.#sea.simplify();
    this.resize(this.#layout.page);
  }

  /** Other animals that a special reaches: lightning strikes them, a blast takes some along. */
  #reach(fish: Fish, { effect, parts, takes }: Pick<ShownCatch, 'effect' | 'parts' | 'takes'>) {
    const reached: Point[] = [];
    if (effect === 'none') return reached;
    const wanted = Math.min(REACHED_MAX, parts.length - (effect === 'lightning' ? 1 : 0));
    for (const other of [...this.#shoal.fish]) {
      if (reached.length >= wanted) break;
      if (other === fish || other.taken || other.look.boss) continue;
      const isTaken = takes.includes(other.look.name);
      if (effect === 'blast' && !isTaken) continue;
      reached.push({ x: other.x, y: other.y });
      this.#gun.throwNet(other, other.size);
      this.#swimmers.hit(other, performance.now());
      if (isTaken) this.#shoal.remove(other);
    }
    return reached;
  }

  /** A place where the amount can be read whole. */
  #withinPage({ x, y }: Point, tier: ShownCatch['tier']): Point {
    const { width } = this.#layout.page;
    const side = Math.min(width / 2, AMOUNT_ROOM[tier]);
    return { x: Math.min(width - side, Math.max(side, x)), y };
  }

  #gone(fish: Fish): void {
    this.#swimmers.go(fish);
    this.#sights.forget(fish);
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
