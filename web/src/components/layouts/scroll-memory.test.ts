import { afterEach, expect, test, vi } from 'vitest';

/* A document is a window, one evaluation of the module, and the entry that it shows. */

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const saved = new Map<string, string>();

type Navigation = { readonly type: string; readonly openedAt: number };

async function openDocument(state: unknown, { type, openedAt }: Navigation) {
  const entry = { state, scrollRestoration: 'auto', replaceState: vi.fn() };
  entry.replaceState.mockImplementation((next: unknown) => {
    entry.state = next;
  });
  const window = Object.assign(new EventTarget(), {
    scrollY: 0,
    innerHeight: 800,
    scrollTo: vi.fn(),
  });
  vi.stubGlobal('window', window);
  vi.stubGlobal('history', entry);
  class NavigationTiming {
    readonly type = type;
  }
  vi.stubGlobal('PerformanceNavigationTiming', NavigationTiming);
  vi.stubGlobal('performance', {
    timeOrigin: openedAt,
    getEntriesByType: () => [new NavigationTiming()],
  });
  vi.stubGlobal('document', { body: {}, documentElement: { scrollHeight: 4000 } });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => saved.get(name) ?? null,
    setItem: (name: string, value: string) => saved.set(name, value),
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #grow: () => void;
      constructor(grow: () => void) {
        this.#grow = grow;
      }
      observe(): void {
        this.#grow();
      }
      disconnect(): void {}
    },
  );
  vi.resetModules();
  const memory = await import('./scroll-memory.ts');
  // The router's key of an entry without one.
  const { key = 'default' } = (entry.state ?? {}) as { key?: string };
  return { ...memory, key, window, entry };
}

test('an entry opened by its address starts at its top, and a reload restores its position', async () => {
  const first = await openDocument(null, { type: 'navigate', openedAt: 1 });
  first.window.scrollY = 700;
  first.savePosition(first.key);
  first.window.dispatchEvent(new Event('pagehide'));

  const reloaded = await openDocument(first.entry.state, { type: 'reload', openedAt: 2 });
  reloaded.restoreScroll(reloaded.key);
  expect(reloaded.window.scrollTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });

  // The browser replaces the entry when its own address is opened, and leaves it its state.
  const opened = await openDocument(first.entry.state, { type: 'navigate', openedAt: 3 });
  opened.restoreScroll(opened.key);
  expect(opened.window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('stored positions that are malformed are ignored', async () => {
  saved.set('scrollPositions', JSON.stringify([1, null, ['a'], ['b', 'c']]));
  const { restoreScroll, key, window } = await openDocument(null, {
    type: 'navigate',
    openedAt: 1,
  });
  restoreScroll(key);
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('the state of an entry that is returned to is kept', async () => {
  const entryState = { idx: 3, key: 'abc' };
  const { entry } = await openDocument(entryState, { type: 'back_forward', openedAt: 1 });
  expect(entry.state).toEqual({ idx: 3, key: 'abc' });
});
