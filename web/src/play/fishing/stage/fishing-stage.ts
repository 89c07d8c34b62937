import { Container, type Renderer, type Texture } from 'pixi.js';
import { Animator } from '../../pixi/animator.ts';
import type { Point, Size } from '../../pixi/page.ts';
import { draw, openRenderer, resolutionNow, upload } from '../../pixi/renderer.ts';
import type { SpeciesLook } from '../arena-looks.ts';
import type { Boss } from '../fishing-state.ts';
import { type ArenaArt, loadArenaArt } from './arena-art.ts';
import { Celebration } from './celebration.ts';
import { Gun } from './gun.ts';
import { type ArenaLayout, layoutArena } from './layout.ts';
import { Quality } from './quality.ts';
import { Sea } from './sea.ts';
import { type Fish, Shoal, type Water } from './shoal.ts';
import { type CaughtAs, type Shot, Shots } from './shots.ts';
import { Swimmers } from './swimmers.ts';
import { Targeting } from './targeting.ts';

export type StageEvents = {
  readonly onBoss: (boss: Boss | null) => void;
  /** Called with the species in the water whenever they change. */
  readonly onPresent: (species: ReadonlySet<string>) => void;
};

export type FishingStageOptions = {
  readonly gameId: string;
  readonly looks: readonly SpeciesLook[];
  /** The label under each species. */
  readonly pays: ReadonlyMap<string, string>;
  readonly page: Size;
  readonly onProgress: (progress: number) => void;
};

/** Longest step of the simulation; a longer frame follows a pause. */
const FRAME_MS_MAX = 50;
/** The darkest blue of the arenas' pictures. */
const BACKGROUND = 0x021026;

/** @throws when a picture does not load or the browser can draw neither with WebGL nor in 2D */
export async function createFishingStage(options: FishingStageOptions): Promise<FishingStage> {
  const { gameId, looks, page, onProgress } = options;
  const [renderer, art] = await Promise.all([
    openRenderer({ page, antialias: false, background: BACKGROUND }),
    loadArenaArt({
      gameId,
      looks,
      orientation: Sea.orientationOf(page),
      sharp: page.width * resolutionNow() > 1_400,
      onProgress,
    }),
  ]);
  return new FishingStage({ renderer, art, options });
}

/** Draws an arena. It has no access to money or to the game server. */
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
  readonly #shots: Shots;
  readonly #targeting: Targeting;
  readonly #quality = new Quality();
  readonly #calm: () => boolean;
  #events: StageEvents | null = null;
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
      render: () => draw(renderer, this.#root),
      // Calm water still moves: each part handles reduced motion itself.
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
        onSpawn: (fish) => {
          this.#swimmers.spawn(fish);
          this.#publishPresent();
        },
        onRemove: (fish) => this.#gone(fish),
        onBoss: (boss) => this.#events?.onBoss(boss),
      },
      waterOf(this.#layout),
    );
    this.#shots = new Shots({
      gun: this.#gun,
      shoal: this.#shoal,
      swimmers: this.#swimmers,
      celebration: this.#celebration,
      play,
    });
    this.#targeting = new Targeting(art.crosshair, { shoal: this.#shoal, layout: this.#layout });
    this.#root.addChild(
      this.#sea.view,
      this.#swimmers.view,
      this.#targeting.view,
      this.#gun.shots,
      this.#gun.cannon,
      this.#celebration.view,
    );
    this.resize(options.page);
    upload(renderer, [...ownTextures(art), ...this.#swimmers.tags, art.background]);
    this.#run();
  }

  get canvas(): HTMLCanvasElement {
    return this.#renderer.canvas as HTMLCanvasElement;
  }

  /** Registers the callbacks for events of the water. */
  listen(events: StageEvents): void {
    this.#events = events;
    this.#publishPresent();
  }

  resize(page: Size): void {
    const resolution = resolutionNow() * this.#quality.share;
    this.#renderer.resize(page.width, page.height, resolution);
    this.#layout = layoutArena(page);
    this.#sea.layout(this.#layout);
    this.#gun.layout(this.#layout);
    this.#targeting.layout(this.#layout);
    this.#shots.layout(page);
    this.#shoal.setWater(waterOf(this.#layout));
    this.#animator.invalidate();
  }

  setLevel(level: number): void {
    this.#gun.setLevel(level);
  }

  /** Locks the cannon on a species; `null` unlocks it. */
  setTarget(species: string | null): void {
    this.#targeting.setTarget(species);
  }

  aimAt(point: Point): void {
    this.#targeting.aimAt(point);
    this.#gun.aim(point);
  }

  fishAt(point: Point): Fish | null {
    return this.#targeting.fishAt(point);
  }

  bestTarget(): Fish | null {
    return this.#targeting.best();
  }

  /** An animal of a species in the middle of the water; `null` for a species of another arena. */
  bring(species: string): Fish | null {
    return this.#shoal.bring(species);
  }

  /** Ends the animations of all shots. */
  skip(): void {
    this.#animator.setSkipping(true);
  }

  /** Fires a shot. The animal is taken until `release` or `caught`. */
  fire(fish: Fish): Shot {
    return this.#shots.fire(fish);
  }

  /** Fires a shot into the water. */
  splash(point: Point): Promise<void> {
    return this.#shots.splash(point);
  }

  /** The shot missed: the animal swims on. */
  release(shot: Shot): void {
    this.#shots.release(shot);
  }

  /** The animal is caught; resolves when its coins have landed. */
  caught(shot: Shot, as: CaughtAs): Promise<void> {
    return this.#shots.caught(shot, as);
  }

  destroy(): void {
    this.#events = null;
    this.#animator.destroy();
    this.#swimmers.destroy();
    this.#celebration.destroy();
    this.#sea.destroy();
    for (const texture of ownTextures(this.#art)) texture.destroy(true);
    this.#root.destroy({ children: true });
    this.#renderer.destroy({ removeView: true });
  }

  /** The frame loop; runs until `destroy`. */
  #run(): void {
    let beforeMs = 0;
    void this.#animator.decorate((nowMs) => {
      const frameMs = nowMs - beforeMs;
      const elapsedMs = Math.min(FRAME_MS_MAX, frameMs);
      beforeMs = nowMs;
      if (this.#quality.addFrame(frameMs)) this.#simplify();
      const calm = this.#calm();
      this.#shoal.step(elapsedMs);
      this.#sea.step(nowMs, { elapsedMs, calm });
      this.#swimmers.step(this.#shoal.fish, { nowMs: performance.now(), isCalm: calm });
      this.#gun.step(elapsedMs);
      const locked = this.#targeting.step(nowMs, calm);
      if (locked) this.#gun.aim(locked);
      return true;
    });
  }

  /** For a device that draws too slowly: fewer pixels, and no daylight over the whole page. */
  #simplify(): void {
    this.#sea.simplify();
    this.resize(this.#layout.page);
  }

  #gone(fish: Fish): void {
    this.#swimmers.remove(fish);
    this.#targeting.clear(fish);
    this.#publishPresent();
  }

  #publishPresent(): void {
    if (!this.#events) return;
    const now = new Set(this.#shoal.fish.map(({ look }) => look.name));
    const isSame =
      now.size === this.#present.size && [...now].every((one) => this.#present.has(one));
    if (isSame) return;
    this.#present = now;
    this.#events.onPresent(now);
  }
}

/** All textures but the scenes, which the sea owns. */
function ownTextures({
  species,
  loadBackground: _,
  background: __,
  ...others
}: ArenaArt): Texture[] {
  return [...species.values(), ...Object.values(others)];
}

function waterOf({ water, scale }: ArenaLayout): Water {
  return { ...water, scale };
}
