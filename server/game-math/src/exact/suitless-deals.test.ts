import { handStrength, pokerRankOf } from '@fairhall/game-server/engines/poker/poker-hand';
import {
  harbourJacks,
  jacksReturned,
} from '@fairhall/game-server/engines/video-poker/harbour-jacks';
import { holdSums, waysOfHold } from '@fairhall/game-server/engines/video-poker/hold-sums';
import { describe, expect, it } from 'vitest';
import { suitlessDeals } from './suitless-deals.ts';

describe('the hands of five cards', () => {
  const deals = [...suitlessDeals()];

  it('are 134,459 up to a permutation of suits, and 2,598,960 in total', () => {
    expect(deals).toHaveLength(134_459);
    expect(deals.reduce((sum, { weight }) => sum + weight, 0)).toBe(2_598_960);
  });

  it('have each rank in its known frequency', () => {
    const counts = new Map<string, number>();
    for (const { cards, weight } of deals) {
      const rank = pokerRankOf(handStrength(cards));
      counts.set(rank, (counts.get(rank) ?? 0) + weight);
    }
    expect(Object.fromEntries(counts)).toEqual({
      'royal-flush': 4,
      'straight-flush': 36,
      'four-of-a-kind': 624,
      'full-house': 3_744,
      flush: 5_108,
      straight: 10_200,
      'three-of-a-kind': 54_912,
      'two-pair': 123_552,
      pair: 1_098_240,
      'high-card': 1_302_540,
    });
  });
});

/** Divisible by the ways of every hold. */
const COMMON_WAYS = 7_669_695;

it('the paytable of Harbour Jacks returns 99.5439 % with the best hold of every deal, as published', () => {
  const sums = holdSums((hand) => jacksReturned(hand));
  let total = 0n;
  for (const { cards, weight } of suitlessDeals()) {
    const values = sums(cards).map((sum, hold) => sum * (COMMON_WAYS / (waysOfHold[hold] ?? 1)));
    total += BigInt(weight) * BigInt(Math.max(...values));
  }
  const rtpMillionths = (total * 10_000n) / (2_598_960n * BigInt(COMMON_WAYS));
  expect(rtpMillionths).toBe(995_439n);
  expect(harbourJacks.stated.rtp).toBe('99.54');
});
