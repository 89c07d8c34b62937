import { describe, expect, it } from 'vitest';
import { readMeter } from './meter.ts';

const meter = [
  { wilds: 2, multiplier: 2 },
  { wilds: 4, multiplier: 3 },
  { wilds: 8, multiplier: 5 },
  { wilds: 12, multiplier: 10 },
];

describe('the free-spin meter', () => {
  it('is empty at first, with the first multiplier next', () => {
    const reading = readMeter(meter, 0);
    expect(reading.level).toBe(0);
    expect(reading.next).toEqual({ multiplier: 2, wildsToGo: 2 });
    expect(reading.tiers.some((tier) => tier.reached)).toBe(false);
  });

  it('is half way between two tiers with half of the wilds between them', () => {
    const reading = readMeter(meter, 6);
    expect(reading.level).toBe(0.625);
    expect(reading.next).toEqual({ multiplier: 5, wildsToGo: 2 });
    expect(reading.tiers.map((tier) => tier.reached)).toEqual([true, true, false, false]);
  });

  it('is full from the last tier on', () => {
    expect(readMeter(meter, 12)).toMatchObject({ level: 1, next: null });
    expect(readMeter(meter, 40)).toMatchObject({ level: 1, next: null });
  });

  it('is empty in a game without tiers', () => {
    expect(readMeter([], 3)).toEqual({ tiers: [], next: null, level: 0 });
  });
});
