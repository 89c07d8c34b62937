import { notificationTypes } from '@fairhall/api/contract/notification-types';
import { expect, it } from 'vitest';
import { sampleNotifications } from './samples.ts';

const nowMs = Date.parse('2026-03-20T12:00:00Z');

it('creates ten samples of the last two weeks, of every type, newest first', () => {
  let calls = 0;
  const random = () => {
    calls += 1;
    return (calls * 0.37) % 1;
  };
  const samples = sampleNotifications({ nowMs, random });
  expect(samples).toHaveLength(10);
  expect(new Set(samples.map(({ id }) => id)).size).toBe(10);
  expect(new Set(samples.map(({ type }) => type))).toEqual(new Set(notificationTypes));
  const ages = samples.map(({ createdAt }) => nowMs - Date.parse(createdAt));
  expect(ages).toEqual([...ages].sort((a, b) => a - b));
  expect(Math.max(...ages)).toBeLessThanOrEqual(14 * 86_400_000);
});
