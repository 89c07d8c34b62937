import { expect, test } from 'vitest';
import { launchAddress, permissionsOf } from './launch-address.ts';

const known = { page: 'http://localhost:3000', gameServer: 'http://localhost:3002' };

test('a launch URL is parsed into its address and the origin of its messages', () => {
  const url = 'http://localhost:3002/?token=t&GameID=phoenix-ascend';
  expect(launchAddress({ url }, known)).toEqual({
    href: url,
    origin: 'http://localhost:3002',
    isOwn: true,
  });
});

test.each(['http://localhost:30020/', 'https://localhost:3002/', 'http://games.test/'])(
  'a game on %s is not our own game server’s',
  (url) => {
    expect(launchAddress({ url }, known)).toMatchObject({ isOwn: false });
  },
);

test('no game is our own in a document that names no game server', () => {
  const launch = { url: 'http://localhost:3002/' };
  expect(launchAddress(launch, { ...known, gameServer: '' })).toMatchObject({ isOwn: false });
});

test.each([
  '',
  'games/1',
  'javascript:alert(1)',
  'data:text/html,hi',
  'about:blank',
  'blob:http://localhost:3002/1',
])('%j is never opened', (url) => {
  expect(launchAddress({ url }, known)).toBeNull();
});

test('this page’s own origin is never opened, because the sandbox would be void', () => {
  expect(launchAddress({ url: `${known.page}/game` }, known)).toBeNull();
});

test.each([[null], [undefined], [{}], [{ url: null }], ['']])(
  'a launch with the response %j has no address',
  (launch) => {
    expect(launchAddress(launch, known)).toBeNull();
  },
);

test('another provider’s frame gets no forms and no clipboard, and none gets the page or a popup', () => {
  const own = permissionsOf({ isOwn: true });
  const foreign = permissionsOf({ isOwn: false });
  expect(foreign).toEqual({ sandbox: 'allow-scripts allow-same-origin', allow: 'fullscreen' });
  for (const { sandbox } of [own, foreign]) {
    expect(sandbox).not.toMatch(/allow-(top-navigation|popups)/);
  }
});
