import { fishingGames } from '@fairhall/game-server/engines/fishing/fishing-games';
import { describe, expect, it } from 'vitest';
import { looksOf } from '../arena-looks.ts';
import { type Fish, fishAt, nearestFish, Shoal, type ShoalEvents } from './shoal.ts';

const water = { x: 0, y: 100, width: 1_280, height: 460, scale: 1 };
const looks = looksOf('deepwater-bounty');

/** A deterministic random source. */
function steady(): () => number {
  let state = 7;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function shoalWith(events: Partial<ShoalEvents> = {}, calm = false): Shoal {
  return new Shoal(
    {
      looks,
      random: steady(),
      calm: () => calm,
      onSpawn: () => {},
      onRemove: () => {},
      onBoss: () => {},
      ...events,
    },
    water,
  );
}

function run(shoal: Shoal, ms: number): void {
  for (let passed = 0; passed < ms; passed += 16) shoal.step(16);
}

describe('the presentation of an arena', () => {
  it.each(fishingGames.map((game) => [game.gameId, game] as const))(
    '%s shows exactly the species that the engine has',
    (gameId, game) => {
      expect(
        looksOf(gameId)
          .map(({ name }) => name)
          .sort(),
      ).toEqual([...game.spots].sort());
    },
  );

  it('throws for a game that is not an arena', () => {
    expect(() => looksOf('brass-roulette')).toThrow();
  });
});

describe('a shoal', () => {
  it('begins with every ordinary species, and a boss appears later, announced', () => {
    const phases: string[] = [];
    const shoal = shoalWith({ onBoss: (boss) => phases.push(boss ? boss.phase : 'gone') });
    const ordinary = looks.filter(({ boss }) => !boss).map(({ name }) => name);
    expect([...new Set(shoal.fish.map(({ look }) => look.name))]).toEqual(ordinary);
    run(shoal, 6_000);
    expect(phases).toEqual(['coming', 'here']);
    run(shoal, 60_000);
    expect(phases.slice(0, 5)).toEqual(['coming', 'here', 'raging', 'leaving', 'gone']);
  });

  it('sends the requested boss next', () => {
    for (const { name } of looks.filter(({ boss }) => boss)) {
      const came: string[] = [];
      const shoal = shoalWith({ onBoss: (boss) => boss && came.push(boss.species) });
      shoal.requestBoss(name);
      run(shoal, 3_000);
      expect(came).toEqual([name]);
    }
  });

  it('stays in the water and never grows without end', () => {
    const shoal = shoalWith();
    for (let second = 0; second < 90; second += 1) {
      run(shoal, 1_000);
      expect(shoal.fish.length).toBeLessThanOrEqual(40);
      for (const { y, size } of shoal.fish) {
        expect(y - size / 2).toBeGreaterThanOrEqual(water.y - 0.01);
        expect(y + size / 2).toBeLessThanOrEqual(water.y + water.height + 0.01);
      }
    }
  });

  it('keeps a taken animal on the page until its shot is settled', () => {
    const gone: Fish[] = [];
    const shoal = shoalWith({ onRemove: (fish) => gone.push(fish) });
    const [paid] = shoal.fish;
    if (!paid) throw new Error('no fish');
    paid.taken = true;
    run(shoal, 120_000);
    expect(gone).not.toContain(paid);
    paid.taken = false;
    run(shoal, 30_000);
    expect(gone).toContain(paid);
  });

  it('swims slowly and straight in calm water', () => {
    const [quick] = shoalWith().fish;
    const shoal = shoalWith({}, true);
    const [slow] = shoal.fish;
    if (!quick || !slow) throw new Error('no fish');
    const start = slow.progress;
    run(shoal, 1_000);
    expect(slow.tilt).toBe(0);
    expect(slow.progress - start).toBeGreaterThan(0);
    expect(slow.progress - start).toBeLessThan(0.03);
  });
});

describe('aiming', () => {
  it('returns the animal under the point, taken or not, and otherwise `null`', () => {
    const [fish] = shoalWith().fish;
    if (!fish) throw new Error('no fish');
    fish.taken = true;
    expect(fishAt([fish], { x: fish.x + fish.size * 0.3, y: fish.y })).toBe(fish);
    expect(fishAt([fish], { x: fish.x + fish.size, y: fish.y })).toBeNull();
  });

  it('finds the nearest free animal of a species on the page', () => {
    const { fish } = shoalWith();
    const turtles = fish.filter(({ look }) => look.name === 'turtle');
    const within = { left: -400, right: 1_700 };
    const [first, second] = turtles;
    if (!first || !second) throw new Error('no turtles');
    const from = { x: first.x, y: first.y, species: 'turtle', within };
    expect(nearestFish(fish, from)).toBe(first);
    first.taken = true;
    expect(nearestFish(fish, from)).toBe(second);
    expect(nearestFish(fish, { ...from, species: 'whale' })).toBeNull();
  });
});
