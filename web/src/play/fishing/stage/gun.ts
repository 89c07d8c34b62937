import { Container, Sprite } from 'pixi.js';
import { easeOutCubic } from '../../pixi/easing.ts';
import type { Point } from '../../pixi/page.ts';
import type { ArenaArt } from './arena-art.ts';
import type { ArenaLayout } from './layout.ts';

/** Of the barrel's picture: its pivot, and the distance of the muzzle from it. */
const BARREL = { anchorY: 250 / 300, mouth: 214 / 300 } as const;
const RECOIL_MS = 150;
const TURN_MAX = 1.35;
const FLIGHT_MS = { min: 150, max: 380 } as const;
const PIXELS_PER_MS = 2.1;
const NET_MS = 420;
const SHOTS_MAX = 10;

type Flight = { readonly light: Sprite; readonly core: Sprite };

/** Runs an animation: `paint` receives its progress, 0 to 1. */
export type Play = (durationMs: number, paint: (progress: number) => void) => Promise<void>;

/** The cannon, its shots and its nets. */
export class Gun {
  /** Shots and nets are above the animals, the cannon is above everything. */
  readonly shots = new Container();
  readonly cannon = new Container();
  readonly #art: ArenaArt;
  readonly #play: Play;
  readonly #base: Sprite;
  readonly #barrel: Sprite;
  readonly #flights: Flight[] = [];
  readonly #nets: Sprite[] = [];
  #size = 1;
  #recoilMs = RECOIL_MS;
  #level = 1;

  constructor(art: ArenaArt, play: Play) {
    this.#art = art;
    this.#play = play;
    this.#base = new Sprite({ texture: art.cannonBase, anchor: 0.5 });
    this.#barrel = new Sprite({
      texture: art.cannonBarrel,
      anchor: { x: 0.5, y: BARREL.anchorY },
    });
    this.cannon.addChild(this.#base, this.#barrel);
    for (let shot = 0; shot < SHOTS_MAX; shot += 1) {
      const light = new Sprite({ texture: art.glow, anchor: 0.5, blendMode: 'add' });
      const core = new Sprite({ texture: art.glow, anchor: 0.5, blendMode: 'add' });
      light.visible = false;
      core.visible = false;
      this.#flights.push({ light, core });
      this.shots.addChild(light, core);
    }
  }

  layout({ cannon }: ArenaLayout): void {
    this.#size = cannon.size;
    this.cannon.position.set(cannon.x, cannon.y);
    this.#base.setSize(cannon.size, cannon.size);
    this.#base.position.set(0, -cannon.size * 0.02);
    this.#sizeBarrel();
  }

  /** A higher level has a wider barrel and wider nets. */
  setLevel(level: number): void {
    this.#level = level;
    this.#sizeBarrel();
  }

  aim({ x, y }: Point): void {
    const angle = Math.atan2(x - this.cannon.x, this.cannon.y - y);
    this.#barrel.rotation = Math.min(TURN_MAX, Math.max(-TURN_MAX, angle));
  }

  step(elapsedMs: number): void {
    this.#recoilMs = Math.min(RECOIL_MS, this.#recoilMs + elapsedMs);
    const back = Math.sin((this.#recoilMs / RECOIL_MS) * Math.PI) * this.#size * 0.06;
    const { rotation } = this.#barrel;
    this.#barrel.position.set(-Math.sin(rotation) * back, Math.cos(rotation) * back);
  }

  /** A shot at a moving target; resolves on arrival. */
  async fly(target: () => Point): Promise<void> {
    this.aim(target());
    this.#recoilMs = 0;
    const { rotation } = this.#barrel;
    const reach = this.#size * BARREL.mouth * 0.9;
    const from = {
      x: this.cannon.x + Math.sin(rotation) * reach,
      y: this.cannon.y - Math.cos(rotation) * reach,
    };
    const { x, y } = target();
    const way = Math.hypot(x - from.x, y - from.y) / PIXELS_PER_MS;
    const flight = this.#flights.pop();
    if (!flight) return;
    const { light, core } = flight;
    const size = 26 + 3 * this.#level;
    light.visible = true;
    core.visible = true;
    await this.#play(Math.min(FLIGHT_MS.max, Math.max(FLIGHT_MS.min, way)), (progress) => {
      const to = target();
      const heading = Math.atan2(to.y - from.y, to.x - from.x);
      light.position.set(from.x + (to.x - from.x) * progress, from.y + (to.y - from.y) * progress);
      core.position.copyFrom(light.position);
      light.rotation = heading;
      light.setSize(size * 3, size);
      core.setSize(size * 0.9, size * 0.9);
    });
    light.visible = false;
    core.visible = false;
    this.#flights.push(flight);
  }

  /** A net opens around a point and fades. */
  throwNet({ x, y }: Point, size: number): void {
    const net = this.#nets.pop() ?? this.#newNet();
    net.visible = true;
    net.position.set(x, y);
    const width = Math.max(70, size) * (1.05 + 0.03 * this.#level);
    void this.#play(NET_MS, (progress) => {
      const open = easeOutCubic(Math.min(1, progress * 2.2));
      net.setSize(width * (0.25 + 0.75 * open), width * (0.25 + 0.75 * open));
      net.alpha = progress < 0.5 ? 1 : 2 - progress * 2;
      net.rotation = progress * 0.4;
    }).then(() => {
      net.visible = false;
      this.#nets.push(net);
    });
  }

  #newNet(): Sprite {
    const net = new Sprite({ texture: this.#art.net, anchor: 0.5 });
    this.shots.addChild(net);
    return net;
  }

  #sizeBarrel(): void {
    const width = this.#size * (0.9 + 0.03 * this.#level);
    this.#barrel.setSize(width, this.#size);
  }
}
