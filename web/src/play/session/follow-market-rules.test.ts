import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RgsClient } from '../rgs-client.ts';
import { followMarketRules } from './follow-market-rules.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function follow(rules: { roundGapMs: number; idleEndMs: number | null }) {
  const calls: string[] = [];
  const server: RgsClient = {
    async call(name) {
      calls.push(name);
      return { ok: false, failure: { kind: 'refusal', code: 1203, msg: '', data: null } };
    },
  };
  const onIdle = vi.fn();
  const { client, stop } = followMarketRules(server, { rules, onIdle });
  const spin = () => client.call('spin', { gameId: 'g', requestId: 'request-1', stake: '1.00' });
  return { calls, client, onIdle, spin, stop };
}

describe('a market with a least time between rounds', () => {
  it('lets a stake wait for it, and no other call', async () => {
    const { calls, client, spin } = follow({ roundGapMs: 2500, idleEndMs: null });
    await spin();
    void spin();
    await client.call('balance', {});
    await vi.advanceTimersByTimeAsync(2499);
    expect(calls).toEqual(['spin', 'balance']);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual(['spin', 'balance', 'spin']);
  });

  it('keeps the time between the stakes that wait', async () => {
    const { calls, spin } = follow({ roundGapMs: 2500, idleEndMs: null });
    void spin();
    void spin();
    void spin();
    await vi.advanceTimersByTimeAsync(2500);
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2500);
    expect(calls).toHaveLength(3);
  });
});

it('a market without one lets stakes follow each other', async () => {
  const { calls, spin } = follow({ roundGapMs: 0, idleEndMs: null });
  await Promise.all([spin(), spin()]);
  expect(calls).toHaveLength(2);
});

describe('a market that ends idle launches', () => {
  it('notices the time without a stake, again and again', async () => {
    const { onIdle, spin } = follow({ roundGapMs: 0, idleEndMs: 1000 });
    await vi.advanceTimersByTimeAsync(999);
    await spin();
    await vi.advanceTimersByTimeAsync(999);
    expect(onIdle).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onIdle).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1000);
    expect(onIdle).toHaveBeenCalledTimes(2);
  });

  it('stops when the game is closed', async () => {
    const { onIdle, stop } = follow({ roundGapMs: 0, idleEndMs: 1000 });
    stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(onIdle).not.toHaveBeenCalled();
  });
});
