import { expect, test } from 'vitest';
import { postToGame, readGameMessage } from './game-message.ts';

const frame = { name: 'the game' };
const sender = { origin: 'http://localhost:3002', frame, isOwn: true };
const foreign = { ...sender, isOwn: false };

/** Reads a message as it arrives, of version 1 from the game in its frame unless changed. */
function arriving(
  message: unknown,
  from: Partial<{ origin: string; source: unknown }> = {},
  of: typeof sender = sender,
) {
  const envelope = { source: 'fairhall-game', version: 1 };
  const isObject = typeof message === 'object' && message !== null;
  const data = isObject ? { ...envelope, ...message } : message;
  const event = { origin: sender.origin, source: frame, ...from, data };
  return readGameMessage(event as unknown as MessageEvent, of);
}

const balance = { type: 'balance', balance: '9998.00' } as const;
const problem = { type: 'problem', problem: 'kicked-out' } as const;
const verify = { type: 'verify', search: 'game=wolfmoon&nonce=3' } as const;

test('messages of any provider’s game in its frame are read', () => {
  for (const of of [sender, foreign]) {
    expect(arriving(balance, {}, of)).toEqual(balance);
    expect(arriving(problem, {}, of)).toEqual(problem);
    for (const type of ['ready', 'exit', 'deposit'] as const) {
      expect(arriving({ type }, {}, of)).toEqual({ type });
    }
  }
});

test('a message without a version, or of another one, is reported as that', () => {
  for (const version of [undefined, 0, 2, '1']) {
    expect(arriving({ ...balance, version })).toEqual({ type: 'other-version' });
  }
  expect(arriving({ type: 'unknown', version: 2 }, {}, foreign)).toEqual({ type: 'other-version' });
  expect(arriving({ ...balance, version: 2 }, { origin: 'http://localhost:3003' })).toBeNull();
  expect(arriving({ ...balance, version: 2 }, { source: null })).toBeNull();
});

const hash = 'a'.repeat(64);
const shown = {
  type: 'shown',
  items: [{ kind: 'event', eventId: 'draw-1', serverSeedHash: hash, bookDigest: null }],
} as const;
const request = {
  type: 'record',
  id: 'abcdef0123456789',
  query: { kind: 'seed', serverSeedHash: hash },
} as const;

const sound = {
  type: 'sound',
  sound: { isOn: true, music: 60, effects: 80, ambience: 0 },
} as const;

const ofOwnPages = [
  ...[shown, request, verify, sound],
  ...[{ type: 'returns' }, { type: 'safer-play' }],
] as const;

test('messages about the player’s record and our pages are read from our own game server', () => {
  for (const message of ofOwnPages) expect(arriving(message)).toEqual(message);
});

test('the same messages from another provider’s game are ignored', () => {
  for (const message of ofOwnPages) expect(arriving(message, {}, foreign)).toBeNull();
});

test('the same message from another origin is ignored', () => {
  expect(arriving(balance, { origin: 'http://localhost:3003' })).toBeNull();
  expect(arriving(balance, { origin: 'http://localhost:3002.evil.test' })).toBeNull();
  expect(arriving(balance, { origin: 'null' })).toBeNull();
});

test('the same message from another window of the game origin is ignored', () => {
  expect(arriving(balance, { source: { name: 'another window' } })).toBeNull();
  expect(arriving(balance, { source: null })).toBeNull();
});

test.each([
  ['text', 'ready'],
  ['nothing', null],
  ['a foreign source', { source: 'devtools', type: 'ready' }],
  ['an unknown type', { type: 'withdraw' }],
  ['a balance that is a number', { ...balance, balance: 9998 }],
  ['a balance that is no amount', { ...balance, balance: '1e9' }],
  ['a negative balance', { ...balance, balance: '-1.00' }],
  ['search parameters that are none', { type: 'verify', search: '"></a>' }],
  ['search parameters without end', { type: 'verify', search: 'a'.repeat(9000) }],
  ['an item of an unknown kind', { ...shown, items: [{ kind: 'money', amount: 1 }] }],
  ['more items than a response shows', { ...shown, items: Array(33).fill(shown.items[0]) }],
  ['an item without end', { ...shown, items: [{ ...shown.items[0], eventId: 'a'.repeat(65) }] }],
  ['no item', { ...shown, items: [] }],
  ['a hash that is none', { ...request, query: { kind: 'seed', serverSeedHash: 'abc' } }],
  ['a request without an id', { ...request, id: '' }],
  ['a request for all players', { ...request, query: { kind: 'everything' } }],
  ['a volume above 100 %', { ...sound, sound: { ...sound.sound, music: 101 } }],
  ['an unknown problem', { type: 'problem', problem: 'toString' }],
  ['a problem without a name', { type: 'problem' }],
])('%s is not a game message', (_, data) => {
  expect(arriving(data)).toBeNull();
});

test('messages to the game carry source and version, to the game’s origin alone', () => {
  const posted: unknown[] = [];
  const contentWindow = { postMessage: (...sent: unknown[]) => posted.push(sent) };
  const game = { frame: { contentWindow } as unknown as HTMLIFrameElement, origin: sender.origin };
  postToGame(game, { type: 'balance-changed' });
  const message = { source: 'fairhall-host', version: 1, type: 'balance-changed' };
  expect(posted).toEqual([[message, sender.origin]]);
});
