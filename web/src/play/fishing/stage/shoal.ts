import type { SpeciesLook } from '../arena-looks.ts';

/** What a boss in the water shows of its life: it comes, rages, and dives away. No chance depends on it. */
export type BossMood = 'here' | 'raging' | 'leaving';

/** One animal. Mutable: a frame allocates no objects. */
export type Fish = {
  readonly id: number;
  readonly look: SpeciesLook;
  /** Its centre, in CSS pixels of the page. */
  x: number;
  y: number;
  /** Width in pixels. */
  size: number;
  /** 1 swims to the right, -1 to the left. */
  readonly heading: 1 | -1;
  /** Rotation along its path, in radians. */
  tilt: number;
  /** Progress across the page, 0 to 1, and height of the lane, 0 to 1. */
  progress: number;
  readonly lane: number;
  readonly phase: number;
  ageMs: number;
  /** A shot at it is pending, or it is caught: no other shot at it is accepted. */
  taken: boolean;
  /** `null` for an animal that is no boss. */
  mood: BossMood | null;
  /** Progress of the catch, 0 to 1; above 0 it no longer swims. */
  caught: number;
};

export type Water = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Factor on the sizes of the design. */
  readonly scale: number;
};

export type ShoalEvents = {
  readonly onSpawn: (fish: Fish) => void;
  readonly onRemove: (fish: Fish) => void;
  readonly onBoss: (boss: { species: string; phase: 'coming' | BossMood } | null) => void;
};

export type ShoalOptions = ShoalEvents & {
  readonly looks: readonly SpeciesLook[];
  /** Returns 0..1. For decoration only: no outcome depends on it. */
  readonly random: () => number;
  /** Reduced motion: slow and straight. */
  readonly calm: () => boolean;
};

/** The progress from which a boss rages, and from which it leaves. */
const RAGES_FROM = 0.35;
const LEAVES_FROM = 0.75;

function moodAt(progress: number): BossMood {
  if (progress >= LEAVES_FROM) return 'leaving';
  return progress >= RAGES_FROM ? 'raging' : 'here';
}

const ALIVE_MAX = 40;
/** Steps of the golden ratio spread the heights of successive animals. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
const BOSS_EVERY_MS = { first: 5_000, later: 9_000 } as const;
const BOSS_WARNING_MS = 3_000;
const RESPAWN_MS = 1_400;
const CALM_SPEED = 0.4;
/** A boss enters fast, to be in reach early. */
const SURGE = { until: 0.16, pace: 3.5 } as const;
const SWAY = { swim: 0.035, drift: 0.11, crawl: 0.006 } as const;
const SWAY_MS = { swim: 5_200, drift: 6_800, crawl: 2_400 } as const;
/** Below this scale there are fewer animals of each species. */
const SMALL_SCALE = 0.75;
const SMALL_SHARE = 0.75;

/** Simulates the animals. Independent of drawing and of money. */
export class Shoal {
  readonly #options: ShoalOptions;
  readonly #fish: Fish[] = [];
  readonly #nextSpawnMs = new Map<string, number>();
  #water: Water;
  #nowMs = 0;
  #nextId = 1;
  #bossAtMs: number = BOSS_EVERY_MS.first;
  #coming: SpeciesLook | null = null;
  #bossTurn: number;
  #requested: string | null = null;

  constructor(options: ShoalOptions, water: Water) {
    this.#options = options;
    this.#water = water;
    this.#bossTurn = Math.floor(options.random() * 8);
    for (const look of options.looks) {
      if (look.boss) continue;
      for (let count = 0; count < this.#wanted(look); count += 1) {
        this.#spawn(look, options.random());
      }
    }
  }

  get fish(): readonly Fish[] {
    return this.#fish;
  }

  setWater(water: Water): void {
    this.#water = water;
    for (const fish of this.#fish) this.#put(fish);
  }

  /** Sets the next boss, out of turn; `null` restores the turns. */
  requestBoss(species: string | null): void {
    this.#requested = species;
  }

  step(elapsedMs: number): void {
    this.#nowMs += elapsedMs;
    const pace = this.#options.calm() ? CALM_SPEED : 1;
    for (let place = this.#fish.length - 1; place >= 0; place -= 1) {
      const fish = this.#fish[place];
      if (!fish || fish.caught > 0) continue;
      fish.ageMs += elapsedMs;
      const way = this.#water.width + fish.size;
      const surge = fish.look.boss && fish.progress < SURGE.until ? SURGE.pace : 1;
      const pixels = (fish.look.speed * this.#water.scale * pace * surge * elapsedMs) / 1_000;
      fish.progress += pixels / way;
      // A taken animal stays on the page until its shot is settled.
      if (fish.taken) fish.progress = Math.min(fish.progress, 0.97);
      else if (fish.progress >= 1) this.#go(fish, place);
      if (fish.mood && fish.progress < 1) this.#setMood(fish, moodAt(fish.progress));
      this.#put(fish);
    }
    this.#respawn();
    this.#bosses();
  }

  #setMood(fish: Fish, mood: BossMood): void {
    if (fish.mood === mood) return;
    fish.mood = mood;
    this.#options.onBoss({ species: fish.look.name, phase: mood });
  }

  /** Removes a caught animal. */
  remove(fish: Fish): void {
    const place = this.#fish.indexOf(fish);
    if (place >= 0) this.#go(fish, place);
  }

  #go(fish: Fish, place: number): void {
    this.#fish.splice(place, 1);
    const { look } = fish;
    this.#nextSpawnMs.set(look.name, this.#nowMs + RESPAWN_MS * (0.3 + this.#options.random()));
    this.#options.onRemove(fish);
    if (look.boss) {
      this.#bossAtMs = this.#nowMs + BOSS_EVERY_MS.later * (0.7 + 0.6 * this.#options.random());
      this.#options.onBoss(null);
    }
  }

  #wanted(look: SpeciesLook): number {
    const share = this.#water.scale < SMALL_SCALE ? SMALL_SHARE : 1;
    return Math.max(1, Math.round(look.count * share));
  }

  #respawn(): void {
    for (const look of this.#options.looks) {
      if (look.boss || (this.#nextSpawnMs.get(look.name) ?? 0) > this.#nowMs) continue;
      let alive = 0;
      for (const fish of this.#fish) if (fish.look === look) alive += 1;
      if (alive >= this.#wanted(look)) continue;
      this.#spawn(look, 0);
      this.#nextSpawnMs.set(look.name, this.#nowMs + RESPAWN_MS * this.#options.random());
    }
  }

  /** Bosses appear one after the other, each announced before. */
  #bosses(): void {
    if (this.#nowMs < this.#bossAtMs - BOSS_WARNING_MS) return;
    if (!this.#coming) {
      const bosses = this.#options.looks.filter(({ boss }) => boss);
      const requested = bosses.find(({ name }) => name === this.#requested);
      this.#coming = requested ?? bosses[this.#bossTurn % bosses.length] ?? null;
      this.#bossTurn += 1;
      if (!this.#coming) return;
      this.#options.onBoss({ species: this.#coming.name, phase: 'coming' });
    } else if (this.#nowMs >= this.#bossAtMs) {
      const look = this.#coming;
      this.#coming = null;
      this.#bossAtMs = Number.POSITIVE_INFINITY;
      this.#spawn(look, 0.03);
      this.#options.onBoss({ species: look.name, phase: 'here' });
    }
  }

  /** A new animal of a species in the middle of the water; `null` for an unknown one. */
  bring(species: string): Fish | null {
    const look = this.#options.looks.find(({ name }) => name === species);
    if (!look) return null;
    const [oldest] = this.#fish;
    if (oldest && this.#fish.length >= ALIVE_MAX) this.#go(oldest, 0);
    return this.#spawn(look, 0.5);
  }

  /** `null` in full water. */
  #spawn(look: SpeciesLook, progress: number): Fish | null {
    if (this.#fish.length >= ALIVE_MAX) return null;
    const { random } = this.#options;
    const fish: Fish = {
      id: this.#nextId,
      look,
      x: 0,
      y: 0,
      size: 0,
      heading: random() < 0.5 ? 1 : -1,
      tilt: 0,
      progress,
      lane: look.gait === 'crawl' ? 0.94 + 0.06 * random() : (this.#nextId * GOLDEN) % 1,
      phase: random() * Math.PI * 2,
      ageMs: 0,
      taken: false,
      mood: look.boss ? 'here' : null,
      caught: 0,
    };
    this.#nextId += 1;
    this.#put(fish);
    this.#fish.push(fish);
    this.#options.onSpawn(fish);
    return fish;
  }

  #put(fish: Fish): void {
    const { x, y, width, height, scale } = this.#water;
    const { look, heading } = fish;
    fish.size = look.size * scale;
    const across = -fish.size / 2 + (width + fish.size) * fish.progress;
    fish.x = x + (heading === 1 ? across : width - across);
    const angle = fish.phase + (fish.ageMs / SWAY_MS[look.gait]) * Math.PI * 2;
    const sway = this.#options.calm() ? 0 : Math.sin(angle) * SWAY[look.gait] * height;
    const room = Math.max(0, height - fish.size);
    fish.y = y + fish.size / 2 + Math.min(room, Math.max(0, fish.lane * room + sway));
    fish.tilt = this.#options.calm() ? 0 : Math.cos(angle) * (look.gait === 'swim' ? 0.09 : 0.05);
  }
}

/** Radius of a hit, as a share of the animal's size. */
const BODY = 0.46;
/** Tolerance for fingers, in pixels. */
const SLACK_PX = 14;

/** The animal at a point, by the nearest centre; `null` for water. */
export function fishAt(fish: readonly Fish[], { x, y }: { x: number; y: number }): Fish | null {
  let best: Fish | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const one of fish) {
    const distance = Math.hypot(one.x - x, one.y - y);
    if (distance > one.size * BODY + SLACK_PX || distance >= nearest) continue;
    best = one;
    nearest = distance;
  }
  return best;
}

/** The free animal on the page nearest to a point, of one species or of all. */
export function nearestFish(
  fish: readonly Fish[],
  {
    x,
    y,
    species,
    within,
  }: { x: number; y: number; species: string | null; within: { left: number; right: number } },
): Fish | null {
  let best: Fish | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const one of fish) {
    if (one.taken || (species !== null && one.look.name !== species)) continue;
    if (one.x < within.left || one.x > within.right) continue;
    const distance = Math.hypot(one.x - x, one.y - y);
    if (distance >= nearest) continue;
    best = one;
    nearest = distance;
  }
  return best;
}
