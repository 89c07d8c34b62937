import { describe, expect, test } from 'vitest';
import { CallCounter } from './call-counter.ts';

describe('the calls of an address', () => {
  test('are counted for it alone', () => {
    const counter = new CallCounter({ windowMs: 1000 });
    counter.count('10.0.0.1', 0);
    expect(counter.count('10.0.0.1', 400)).toEqual({ current: 2, ttl: 600 });
    expect(counter.count('10.0.0.2', 400)).toEqual({ current: 1, ttl: 1000 });
  });

  test('begin anew when the window has ended', () => {
    const counter = new CallCounter({ windowMs: 1000 });
    counter.count('10.0.0.1', 0);
    expect(counter.count('10.0.0.1', 1000)).toEqual({ current: 1, ttl: 1000 });
  });

  test('take a bounded place: of very many addresses the oldest is forgotten', () => {
    const counter = new CallCounter({ windowMs: 1000 });
    counter.count('first', 0);
    for (let index = 0; index < 20_000; index += 1) counter.count(`other ${index}`, 1);
    expect(counter.count('other 19999', 2).current).toBe(2);
    expect(counter.count('first', 2).current).toBe(1);
  });
});
