import { describe, expect, it, vi } from 'vitest';
import {
  connectToHost,
  type GameMessage,
  type PageWindow,
  readLaunchParameters,
} from './game-frame.ts';

const home = new URL('http://localhost:3000/games');
const message = { source: 'fairhall-host', version: 1, type: 'balance-changed' };

type Listener = Parameters<PageWindow['addEventListener']>[1];
type Sent = { readonly message: unknown; readonly targetOrigin: string };

/** The window of a page, in a frame or in a tab of its own. */
function openPage({ isFramed }: { isFramed: boolean }) {
  const posted: Sent[] = [];
  const listeners = new Set<Listener>();
  const postMessage = (sent: unknown, targetOrigin: string) => {
    posted.push({ message: sent, targetOrigin });
  };
  const host = { postMessage };
  const page = {
    parent: host,
    postMessage,
    addEventListener: (_type: 'message', listener: Listener) => void listeners.add(listener),
    removeEventListener: (_type: 'message', listener: Listener) => void listeners.delete(listener),
  };
  if (!isFramed) page.parent = page;
  const receive = (event: Partial<Parameters<Listener>[0]>) => {
    for (const listener of listeners) {
      listener({ origin: home.origin, source: page.parent, data: message, ...event });
    }
  };
  return { page, posted, receive };
}

describe('a page in a frame of its home', () => {
  it('posts its messages to the home’s origin alone, with source and version', () => {
    const { page, posted } = openPage({ isFramed: true });
    connectToHost(page, home).post({ type: 'balance', balance: '9.50' });
    expect(posted).toEqual([
      {
        message: { source: 'fairhall-game', version: 1, type: 'balance', balance: '9.50' },
        targetOrigin: 'http://localhost:3000',
      },
    ]);
  });

  it('receives the host’s messages until it stops to listen', () => {
    const { page, receive } = openPage({ isFramed: true });
    const listener = vi.fn();
    const stop = connectToHost(page, home).listen(listener);
    receive({});
    stop();
    receive({});
    expect(listener).toHaveBeenCalledExactlyOnceWith(message);
  });

  it('receives types that it does not know, which a host of this version may add', () => {
    const { page, receive } = openPage({ isFramed: true });
    const listener = vi.fn();
    connectToHost(page, home).listen(listener);
    receive({ data: { ...message, type: 'pause' } });
    expect(listener).toHaveBeenCalledExactlyOnceWith({ ...message, type: 'pause' });
  });

  it.each([
    ['another origin', { origin: 'http://localhost:3001' }],
    ['another window', { source: {} }],
    ['another source', { data: { ...message, source: 'fairhall-game' } }],
    ['another version', { data: { ...message, version: 2 } }],
    ['no version', { data: { source: 'fairhall-host', type: 'balance-changed' } }],
    ['no type', { data: { source: 'fairhall-host', version: 1 } }],
    ['plain text', { data: 'balance-changed' }],
    ['nothing', { data: null }],
  ])('ignores a message from or with %s', (_what, event) => {
    const { page, receive } = openPage({ isFramed: true });
    const listener = vi.fn();
    connectToHost(page, home).listen(listener);
    receive(event);
    expect(listener).not.toHaveBeenCalled();
  });
});

it.each([
  ['without a home', { isFramed: true }, null],
  ['in a tab of its own', { isFramed: false }, home],
])('a page %s posts nothing and receives nothing', (_what, place, to) => {
  const { page, posted, receive } = openPage(place);
  const listener = vi.fn();
  const host = connectToHost<GameMessage>(page, to);
  host.listen(listener);
  host.post({ type: 'ready' });
  receive({});
  expect(host.embedded).toBe(false);
  expect(posted).toEqual([]);
  expect(listener).not.toHaveBeenCalled();
});

describe('the launch parameters', () => {
  it('are read from the query of the launch URL', () => {
    const query = new URLSearchParams({
      token: 'abc',
      money: '100.00',
      walletType: 'BRL',
      GameID: 'phoenix-ascend',
      uid: '7',
      homeUrl: home.href,
      lang: 'pt-br',
      env: 'PC',
    });
    expect(readLaunchParameters(`?${query}`)).toEqual({
      token: 'abc',
      money: '100.00',
      walletType: 'BRL',
      gameId: 'phoenix-ascend',
      uid: '7',
      home,
      lang: 'pt-br',
      env: 'PC',
    });
  });

  it('are empty without a query', () => {
    const { home: none, ...texts } = readLaunchParameters('');
    expect(none).toBeNull();
    expect(new Set(Object.values(texts))).toEqual(new Set(['']));
  });

  it.each(['/games', 'javascript:alert(1)', 'http:', 'data:text/html,http:'])(
    'have no home for %s',
    (homeUrl) => {
      expect(readLaunchParameters(`?${new URLSearchParams({ homeUrl })}`).home).toBeNull();
    },
  );
});
