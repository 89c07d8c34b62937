import type { Point, Size } from '../../pixi/page.ts';
import type { Celebration, ShownCatch } from './celebration.ts';
import type { Gun, Play } from './gun.ts';
import type { Fish, Shoal } from './shoal.ts';
import type { Swimmers } from './swimmers.ts';

/** A shot at an animal, which is taken until the shot is settled. */
export type Shot = { readonly fish: Fish; readonly arrived: Promise<void> };

/** Presentation of a catch, without what the stage computes itself. */
export type CaughtAs = Omit<ShownCatch, 'at' | 'size' | 'reached'>;

/** Maximum of animals that lightning or a blast reaches. */
const REACHED_MAX = 6;
const INTO_NET_MS = 300;
const NEARLY_NOTHING = 0.001;
/** Size of a net that opens in the water, in pixels. */
const SPLASH_SIZE = 60;
/** Half the width of an amount, in pixels. */
const AMOUNT_ROOM = { catch: 70, big: 110, mega: 160 } as const;

/** Runs the animations of a shot: the flight, then a miss or a catch. */
export class Shots {
  readonly #gun: Gun;
  readonly #shoal: Shoal;
  readonly #swimmers: Swimmers;
  readonly #celebration: Celebration;
  readonly #play: Play;
  #page: Size = { width: 0, height: 0 };

  constructor(parts: {
    readonly gun: Gun;
    readonly shoal: Shoal;
    readonly swimmers: Swimmers;
    readonly celebration: Celebration;
    readonly play: Play;
  }) {
    this.#gun = parts.gun;
    this.#shoal = parts.shoal;
    this.#swimmers = parts.swimmers;
    this.#celebration = parts.celebration;
    this.#play = parts.play;
  }

  layout(page: Size): void {
    this.#page = page;
  }

  /** Fires a shot. The animal is taken until `release` or `caught`. */
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

  /** Fires a shot into the water. */
  async splash(point: Point): Promise<void> {
    await this.#gun.fly(() => point);
    this.#gun.throwNet(point, SPLASH_SIZE);
  }

  /** The shot missed: the animal swims on. */
  release({ fish }: Shot): void {
    fish.taken = false;
  }

  /** The animal is caught; resolves when its coins have landed. */
  async caught({ fish }: Shot, as: CaughtAs): Promise<void> {
    fish.caught = NEARLY_NOTHING;
    const reached = this.#reach(fish, as);
    const shown = { ...as, at: { x: fish.x, y: fish.y }, size: fish.size, reached };
    await this.#celebration.open(shown);
    const paid = this.#celebration.pay({ ...shown, at: this.#withinPage(fish, as.tier) });
    await this.#play(INTO_NET_MS, (progress) => {
      fish.caught = Math.max(NEARLY_NOTHING, progress);
    });
    this.#shoal.remove(fish);
    await paid;
  }

  /** Other animals that a special reaches: lightning strikes them, a blast removes some. */
  #reach(fish: Fish, { effect, parts, takes }: CaughtAs): Point[] {
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

  /** A position where the whole amount is on the page. */
  #withinPage({ x, y }: Point, tier: ShownCatch['tier']): Point {
    const { width } = this.#page;
    const side = Math.min(width / 2, AMOUNT_ROOM[tier]);
    return { x: Math.min(width - side, Math.max(side, x)), y };
  }
}
