import { beforeEach, describe, expect, it } from 'vitest';
import { PlayerEvents, type PublishedEvent, timeOfEventId } from './player-events.ts';

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

/** Subscribes a listener; `received` collects its events. */
function subscribe(userId: string, after?: string) {
  const received: PublishedEvent[] = [];
  const listener = (published: PublishedEvent) => void received.push(published);
  const subscription = events.subscribe(userId, {
    listener,
    ...(after !== undefined && { after }),
  });
  return { received, ...subscription };
}

function amounts(published: readonly PublishedEvent[] | 'unknown') {
  if (published === 'unknown') return published;
  return published.map(({ event }) => (event.type === 'balance' ? event.availableMinor : null));
}

describe('events of a player', () => {
  it('are not buffered before the first subscription', () => {
    expect(events.hasSubscribers('ada')).toBe(false);
    publish('ada', 1n);
    expect(amounts(subscribe('ada').missed)).toEqual([]);
  });

  it('reach every listener until it stops, each with an id of its own', () => {
    const [one, two] = [subscribe('ada'), subscribe('ada')];
    publish('ada', 1n);
    one.stop();
    publish('ada', 2n);
    publish('bob', 3n);
    expect(amounts(one.received)).toEqual([1n]);
    expect(amounts(two.received)).toEqual([1n, 2n]);
    expect(two.received[0]?.id).not.toBe(two.received[1]?.id);
  });

  it('are buffered for a listener that reconnects with any event id', () => {
    const { position, received, stop } = subscribe('ada');
    publish('ada', 1n);
    publish('bob', 9n);
    stop();
    publish('ada', 2n);
    publish('ada', 3n);
    expect(amounts(subscribe('ada', position).missed)).toEqual([1n, 2n, 3n]);
    expect(amounts(subscribe('ada', received[0]?.id).missed)).toEqual([2n, 3n]);
    expect(amounts(subscribe('ada', events.position).missed)).toEqual([]);
  });

  it('are buffered for an hour', () => {
    const { position, stop } = subscribe('ada');
    publish('ada', 1n);
    nowMs += HOUR_MS / 2;
    publish('ada', 2n);
    const middle = events.position;
    publish('ada', 3n);
    nowMs += HOUR_MS / 2 + 1;
    expect(subscribe('ada', position).missed).toBe('unknown');
    expect(amounts(subscribe('ada', middle).missed)).toEqual([3n]);
    stop();
  });

  it('are dropped an hour after the last listener stopped', () => {
    const { position, stop } = subscribe('ada');
    stop();
    nowMs += HOUR_MS;
    publish('ada', 1n);
    expect(events.hasSubscribers('ada')).toBe(true);
    nowMs += 1;
    publish('ada', 2n);
    expect(events.hasSubscribers('ada')).toBe(false);
    expect(subscribe('ada', position).missed).toBe('unknown');
  });

  it('are dropped by another subscription after that hour, without a publish', () => {
    subscribe('ada').stop();
    nowMs += HOUR_MS + 1;
    subscribe('bob');
    expect(events.hasSubscribers('ada')).toBe(false);
  });

  it('are at most 1,000', () => {
    const { position } = subscribe('ada');
    publish('ada', 0n);
    const second = events.position;
    for (let count = 1n; count <= 1000n; count += 1n) publish('ada', count);
    expect(subscribe('ada', position).missed).toBe('unknown');
    expect(amounts(subscribe('ada', second).missed)).toHaveLength(1000);
  });
});

describe('the buffer of all players', () => {
  beforeEach(() => {
    events = new PlayerEvents({ clock: { now: () => new Date(nowMs) }, eventsMax: 4 });
  });

  it('first drops the events of the player whose last listener stopped first', () => {
    const [ada, bob, eve] = [subscribe('ada'), subscribe('bob'), subscribe('eve')];
    for (const name of ['ada', 'ada', 'bob', 'bob']) publish(name, 1n);
    ada.stop();
    bob.stop();
    publish('eve', 1n);
    expect(subscribe('ada', ada.position).missed).toBe('unknown');
    expect(amounts(subscribe('bob', bob.position).missed)).toEqual([1n, 1n]);
    expect(amounts(subscribe('eve', eve.position).missed)).toEqual([1n]);
  });

  it('drops the oldest event of the publishing player when all players have listeners', () => {
    const ada = subscribe('ada');
    for (let count = 1n; count <= 5n; count += 1n) publish('ada', count);
    expect(amounts(ada.received)).toEqual([1n, 2n, 3n, 4n, 5n]);
    expect(subscribe('ada', ada.position).missed).toBe('unknown');
    expect(amounts(subscribe('ada', ada.received[0]?.id).missed)).toEqual([2n, 3n, 4n, 5n]);
  });
});

describe('an event id', () => {
  it('of another process is unknown, but contains its time', () => {
    const elsewhere = new PlayerEvents({ clock: { now: () => new Date(nowMs) } });
    const { position } = elsewhere;
    expect(subscribe('ada', position).missed).toBe('unknown');
    expect(timeOfEventId(position)).toEqual(new Date(START_MS));
  });

  it('is unknown and has no time when it is malformed', () => {
    expect(timeOfEventId('yesterday')).toBeNull();
    expect(subscribe('ada', 'yesterday').missed).toBe('unknown');
  });

  it('with a later sequence than the last one is unknown', () => {
    const [atMs, process] = events.position.split('-');
    expect(subscribe('ada', `${atMs}-${process}-99`).missed).toBe('unknown');
  });
});
