import { Sprite, type Texture } from 'pixi.js';
import type { Point } from '../../pixi/page.ts';
import type { ArenaLayout } from './layout.ts';
import { type Fish, fishAt, nearestFish, type Shoal } from './shoal.ts';

const CROSSHAIR_SIZE = 1.25;
const TURN_MS = 2_400;

/** The target of the cannon: the pointer, or an animal of the locked species. */
export class Targeting {
  readonly view: Sprite;
  readonly #shoal: Shoal;
  #layout: ArenaLayout;
  #target: string | null = null;
  #locked: Fish | null = null;
  #aim: Point;

  constructor(crosshair: Texture, { shoal, layout }: { shoal: Shoal; layout: ArenaLayout }) {
    this.#shoal = shoal;
    this.#layout = layout;
    this.#aim = { x: layout.page.width / 2, y: 0 };
    this.view = new Sprite({ texture: crosshair, anchor: 0.5, visible: false });
  }

  layout(layout: ArenaLayout): void {
    this.#layout = layout;
  }

  setTarget(species: string | null): void {
    this.#target = species;
    this.#locked = null;
    this.#shoal.requestBoss(species);
  }

  aimAt(point: Point): void {
    this.#aim = point;
  }

  /** The animal under a point; taken animals count, or the shot would go into the water behind. */
  fishAt(point: Point): Fish | null {
    return fishAt(this.#shoal.fish, point);
  }

  /** The free animal that a shot without a pointer is fired at. */
  best(): Fish | null {
    const locked = this.#lockedFish();
    return locked && !locked.taken ? locked : this.#nearest();
  }

  /** Unlocks this animal if it is the locked one. */
  clear(fish: Fish): void {
    if (this.#locked === fish) this.#locked = null;
  }

  /** Marks the locked animal and returns it. */
  step(nowMs: number, calm: boolean): Fish | null {
    const fish = this.#lockedFish();
    this.view.visible = fish !== null;
    if (!fish) return null;
    this.view.position.set(fish.x, fish.y);
    this.view.setSize(fish.size * CROSSHAIR_SIZE, fish.size * CROSSHAIR_SIZE);
    this.view.rotation = calm ? 0 : nowMs / TURN_MS;
    return fish;
  }

  /** The locked animal, the same one while it is on the page. */
  #lockedFish(): Fish | null {
    if (this.#target === null) return null;
    const locked = this.#locked;
    const isOnPage = locked && locked.x > 0 && locked.x < this.#layout.page.width;
    if (!isOnPage) this.#locked = this.#nearest();
    return this.#locked;
  }

  #nearest(): Fish | null {
    return nearestFish(this.#shoal.fish, {
      ...(this.#target === null ? this.#aim : this.#layout.cannon),
      species: this.#target,
      within: { left: 0, right: this.#layout.page.width },
    });
  }
}
