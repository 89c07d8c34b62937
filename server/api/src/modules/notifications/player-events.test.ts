import { beforeEach, describe, expect, it } from 'vitest';
import { momentOf, type PlacedEvent, PlayerEvents } from './player-events.ts';

const HOUR_MS = 3_600_000;
const START_MS = Date.UTC(2026, 10, 21, 12);

let nowMs: number;
let events: PlayerEvents;

beforeEach(() => {
  nowMs = START_MS;
  events = new PlayerEvents({ clock: { now: () => new Date(nowMs) } });
});

function publish(userId: string, availableMinor: bigint): void {
  events.publish(userId, { type: 'balance', currency: 'EUR', availableMinor });
}

/** What a listener hears and what it is told of the past. */
function follow(userId: string, after?: string) {
  const received: PlacedEvent[] = [];
  const listener = (placed: PlacedEvent) => void received.push(placed);
  const following = events.follow(userId, { listener, ...(after !== undefined && { after }) });
  return { received, ...following };
}

function amounts(placed: readonly PlacedEvent[] | 'unknown') {
  if (placed === 'unknown') return placed;
  return placed.map(({ event }) => (event.type === 'balance' ? event.availableMinor : null));
}

describe('events of a player', () => {
  it('are nothing to do while nobody follows', () => {
    expect(events.isFollowed('ada')).toBe(false);
    publish('ada', 1n);
    expect(amounts(follow('ada').missed)).toEqual([]);
  });

  it('reach every listener until it stops, each with a place of its own', () => {
    const [one, two] = [follow('ada'), follow('ada')];
    publish('ada', 1n);
    one.stop();
    publish('ada', 2n);
    publish('bob', 3n);
    expect(amounts(one.received)).toEqual([1n]);
    expect(amounts(two.received)).toEqual([1n, 2n]);
    expect(two.received[0]?.id).not.toBe(two.received[1]?.id);
  });

  it('are remembered for who comes back, from any place that was given out', () => {
    const { position, received, stop } = follow('ada');
    publish('ada', 1n);
    publish('bob', 9n);
    stop();
    publish('ada', 2n);
    publish('ada', 3n);
    expect(amounts(follow('ada', position).missed)).toEqual([1n, 2n, 3n]);
    expect(amounts(follow('ada', received[0]?.id).missed)).toEqual([2n, 3n]);
    expect(amounts(follow('ada', events.position).missed)).toEqual([]);
  });

  it('are remembered for an hour', () => {
    const { position, stop } = follow('ada');
    publish('ada', 1n);
    nowMs += HOUR_MS / 2;
    publish('ada', 2n);
    const middle = events.position;
    publish('ada', 3n);
    nowMs += HOUR_MS / 2 + 1;
    expect(follow('ada', position).missed).toBe('unknown');
    expect(amounts(follow('ada', middle).missed)).toEqual([3n]);
    stop();
  });

  it('are forgotten an hour after the last listener left', () => {
    const { position, stop } = follow('ada');
    stop();
    nowMs += HOUR_MS;
    publish('ada', 1n);
    expect(events.isFollowed('ada')).toBe(true);
    nowMs += 1;
    publish('ada', 2n);
    expect(events.isFollowed('ada')).toBe(false);
    expect(follow('ada', position).missed).toBe('unknown');
  });

  it('are forgotten when somebody else comes after that hour, published or not', () => {
    follow('ada').stop();
    nowMs += HOUR_MS + 1;
    follow('bob');
    expect(events.isFollowed('ada')).toBe(false);
  });

  it('are at most 1,000', () => {
    const { position } = follow('ada');
    publish('ada', 0n);
    const second = events.position;
    for (let count = 1n; count <= 1000n; count += 1n) publish('ada', count);
    expect(follow('ada', position).missed).toBe('unknown');
    expect(amounts(follow('ada', second).missed)).toHaveLength(1000);
  });
});

describe('the memory for all players', () => {
  beforeEach(() => {
    events = new PlayerEvents({ clock: { now: () => new Date(nowMs) }, eventsMax: 4 });
  });

  it('forgets first what was kept for the player who left first', () => {
    const [ada, bob, eve] = [follow('ada'), follow('bob'), follow('eve')];
    for (const name of ['ada', 'ada', 'bob', 'bob']) publish(name, 1n);
    ada.stop();
    bob.stop();
    publish('eve', 1n);
    expect(follow('ada', ada.position).missed).toBe('unknown');
    expect(amounts(follow('bob', bob.position).missed)).toEqual([1n, 1n]);
    expect(amounts(follow('eve', eve.position).missed)).toEqual([1n]);
  });

  it('forgets a player’s own oldest when everybody is still there', () => {
    const ada = follow('ada');
    for (let count = 1n; count <= 5n; count += 1n) publish('ada', count);
    expect(amounts(ada.received)).toEqual([1n, 2n, 3n, 4n, 5n]);
    expect(follow('ada', ada.position).missed).toBe('unknown');
    expect(amounts(follow('ada', ada.received[0]?.id).missed)).toEqual([2n, 3n, 4n, 5n]);
  });
});

describe('a place', () => {
  it('of another process is unknown, but says when it was', () => {
    const elsewhere = new PlayerEvents({ clock: { now: () => new Date(nowMs) } });
    const { position } = elsewhere;
    expect(follow('ada', position).missed).toBe('unknown');
    expect(momentOf(position)).toEqual(new Date(START_MS));
  });

  it('that is no place says nothing', () => {
    expect(momentOf('yesterday')).toBeNull();
    expect(follow('ada', 'yesterday').missed).toBe('unknown');
  });

  it('of the future was never given out', () => {
    const [atMs, process] = events.position.split('-');
    expect(follow('ada', `${atMs}-${process}-99`).missed).toBe('unknown');
  });
});
