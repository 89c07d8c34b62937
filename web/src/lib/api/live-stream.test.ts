import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeTab, fakeTabs } from '../browser/testing/fake-tabs.ts';
import { followLiveStream, type LiveSession } from './live-stream.ts';

type Event = { readonly name: 'balance'; readonly data: number };

/** The streams that the tabs have opened, the newest one last. */
const streams: { token: string; lastId: string | null; send: (text: string) => void }[] = [];
const newest = () => streams.at(-1);
/** The streams that no tab has ended. */
let openCount = 0;

beforeEach(() => {
  vi.useFakeTimers();
  streams.length = 0;
  openCount = 0;
  vi.stubGlobal('fetch', async (_: string, { headers, signal }: RequestInit) => {
    const { authorization = '', ...others } = headers as Record<string, string>;
    openCount += 1;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        signal?.addEventListener('abort', () => {
          openCount -= 1;
          controller.error(signal.reason);
        });
        streams.push({
          token: authorization.replace('Bearer ', ''),
          lastId: others['last-event-id'] ?? null,
          send: (text) => controller.enqueue(new TextEncoder().encode(text)),
        });
      },
    });
    return new Response(body);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(1100);

const balance = (id: number) => `id: ${id}\nevent: balance\ndata: ${id}\n\n`;

/** @returns a function that opens a tab of one player, whose `logIn` changes the account there */
function openBrowser(options = { hasLocks: true }) {
  const browser = fakeTabs(options);
  return () => {
    let session: LiveSession = { token: 't7', userId: '7' };
    const listeners = new Set<() => void>();
    const received: number[] = [];
    const onResumed = vi.fn();
    const tab: FakeTab = browser.open(() =>
      followLiveStream<Event>({
        ...{ name: 'live', url: '/events', eventNames: ['balance'], onResumed },
        session: {
          read: () => session,
          onChange: (listener) => {
            listeners.add(listener);
            return () => listeners.delete(listener);
          },
        },
        onEvent: ({ data }) => received.push(data),
        onUnauthorized: vi.fn(),
      }),
    );
    const logIn = (userId: string) => {
      session = { token: `t${userId}`, userId };
      for (const listener of [...listeners]) listener();
    };
    return { ...tab, received, onResumed, logIn };
  };
}

describe.each([{ hasLocks: true }, { hasLocks: false }])('with %j', (options) => {
  it('eight tabs receive every event from one stream', async () => {
    const tabs = Array.from({ length: 8 }, openBrowser(options));
    await settle();
    newest()?.send(balance(1) + balance(2));
    newest()?.send('event: unknown\ndata: {}\n\n');
    await settle();
    expect(openCount).toBe(1);
    for (const { received } of tabs) expect(received).toEqual([1, 2]);
  });

  it('the next tab resumes at the last event when the first one is closed', async () => {
    const tabs = Array.from({ length: 2 }, openBrowser(options));
    await settle();
    newest()?.send(balance(1));
    await settle();
    window.dispatchEvent(new Event('pagehide'));
    await settle();
    expect(openCount).toBe(1);
    expect(newest()).toMatchObject({ token: 't7', lastId: '1' });
    newest()?.send(balance(2));
    await settle();
    for (const { received } of tabs) expect(received).toEqual([1, 2]);
  });
});

it('a tab that has missed an event loads its data again', async () => {
  const [first, second] = Array.from({ length: 2 }, openBrowser());
  await settle();
  second?.onResumed.mockClear();
  second?.freeze();
  newest()?.send(balance(1));
  await settle();
  second?.wake();
  newest()?.send(balance(2));
  await settle();
  expect(first?.received).toEqual([1, 2]);
  expect(second?.received).toEqual([2]);
  expect(second?.onResumed).toHaveBeenCalledOnce();
});

it('a tab that opens later loads its data again, as an event may have come before it', async () => {
  const openTab = openBrowser();
  openTab();
  await settle();
  newest()?.send(balance(1));
  await settle();
  const later = openTab();
  await settle();
  expect(later.onResumed).toHaveBeenCalledOnce();
  newest()?.send(balance(2));
  await settle();
  expect(later.received).toEqual([2]);
});

it('after a login with another account each tab receives the events of that account alone', async () => {
  const [first, second] = Array.from({ length: 2 }, openBrowser());
  await settle();
  newest()?.send(balance(1));
  await settle();
  first?.logIn('8');
  await settle();
  expect(openCount).toBe(1);
  // The last event id was that of the other account.
  expect(newest()).toMatchObject({ token: 't8', lastId: null });
  newest()?.send(balance(5));
  await settle();
  expect(first?.received).toEqual([1, 5]);
  expect(second?.received).toEqual([1]);
  second?.onResumed.mockClear();
  second?.logIn('8');
  await settle();
  expect(second?.onResumed).toHaveBeenCalledOnce();
  newest()?.send(balance(6));
  await settle();
  expect(second?.received).toEqual([1, 6]);
});
