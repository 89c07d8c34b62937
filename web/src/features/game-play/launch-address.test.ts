import { expect, test } from 'vitest';
import { launchAddress } from './launch-address.ts';

test('a launch URL is parsed into its address and the origin of its messages', () => {
  expect(launchAddress({ url: 'http://localhost:3002/?token=t&GameID=phoenix-ascend' })).toEqual({
    href: 'http://localhost:3002/?token=t&GameID=phoenix-ascend',
    origin: 'http://localhost:3002',
  });
});

test.each(['', 'games/1', 'javascript:alert(1)', 'data:text/html,hi', 'about:blank'])(
  '%j is never opened',
  (url) => {
    expect(launchAddress({ url })).toBeNull();
  },
);

test.each([[null], [undefined], [{}], [{ url: null }], ['']])(
  'a launch that answers with %j has no address',
  (launch) => {
    expect(launchAddress(launch)).toBeNull();
  },
);
