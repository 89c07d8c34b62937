import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leadInTurn } from './tab-leader.ts';
import { fakeTabs } from './testing/fake-tabs.ts';

const TABS = 8;
/** A check of a waiting tab, and the time of the response. */
const TAKEOVER_MS_MAX = 22_000;

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** @returns the tabs, and the numbers of those that lead */
function openTabs(options: { hasLocks: boolean }, count = TABS) {
  const browser = fakeTabs(options);
  const leading = new Set<number>();
  const closed = new Set<number>();
  const tabs = Array.from({ length: count }, (_, number) =>
    browser.open(() => {
      void leadInTurn('stream', async (signal) => {
        leading.add(number);
        await new Promise<void>((end) => signal.addEventListener('abort', () => end()));
        leading.delete(number);
        // A closed tab runs no further.
        if (closed.has(number)) await new Promise(() => {});
      });
    }),
  );
  const leader = () => {
    expect(leading.size).toBe(1);
    return [...leading][0] ?? -1;
  };
  const closeLeader = () => {
    const number = leader();
    closed.add(number);
    window.dispatchEvent(new Event('pagehide'));
    return number;
  };
  return { tabs, leading, leader, closeLeader };
}

describe.each([{ hasLocks: true }, { hasLocks: false }])('with %j', (options) => {
  it('one of eight tabs leads, for as long as it responds', async () => {
    const { leader } = openTabs(options);
    await vi.advanceTimersByTimeAsync(1000);
    const first = leader();
    await vi.advanceTimersByTimeAsync(3 * TAKEOVER_MS_MAX);
    expect(leader()).toBe(first);
  });

  it('another tab leads at once when the leader is closed', async () => {
    const { leader, closeLeader } = openTabs(options);
    await vi.advanceTimersByTimeAsync(1000);
    const closed = closeLeader();
    await vi.advanceTimersByTimeAsync(1000);
    expect(leader()).not.toBe(closed);
  });

  it('another tab leads when the leader is frozen, and one of them when it wakes up', async () => {
    const { tabs, leading, leader } = openTabs(options, 2);
    await vi.advanceTimersByTimeAsync(1000);
    const frozen = leader();
    tabs[frozen]?.freeze();
    await vi.advanceTimersByTimeAsync(TAKEOVER_MS_MAX);
    expect(leading).toContain(1 - frozen);
    tabs[frozen]?.wake();
    await vi.advanceTimersByTimeAsync(TAKEOVER_MS_MAX);
    leader();
  });
});

it('every tab leads where site data is blocked, as it reaches no other', async () => {
  const { tabs, leading } = openTabs({ hasLocks: false });
  for (const tab of tabs) tab.freeze();
  await vi.advanceTimersByTimeAsync(1000);
  expect(leading.size).toBe(TABS);
});
