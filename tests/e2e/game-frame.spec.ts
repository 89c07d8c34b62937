import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { oneLayout } from './layouts.ts';
import { serveGame } from './serve-game.ts';
import { expect, origins, test } from './test.ts';

/*
 * Games of another provider and of another version of the protocol: docs/game-frame.md. Their pages
 * are served to the test alone.
 */

test.use({ expectedConsoleErrors: /Content Security Policy/ });
const IN_ONE_LAYOUT = oneLayout('the messages are the same in every layout');

const path = '/game-play?gameId=dragon-tiger';
const FOREIGN = 'http://games.test';
const hash = 'a'.repeat(64);

/** Adds an origin to the policy of the client's document, as a provider with this origin does. */
async function allowFrame(page: Page, origin: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    headers['content-security-policy'] = policy.replace('frame-src ', `frame-src ${origin} `);
    await route.fulfill({ response, headers });
  });
}

/** The ids of the fixtures in the player's record on this device. */
const recordedEvents = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('fairhall-record');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('items')) return resolve([]);
          const rows = database.transaction('items').objectStore('items').getAll();
          rows.onsuccess = () => resolve(rows.result.map(({ eventId }) => eventId));
        };
      }),
  );

const fixture = { kind: 'event', eventId: 'draw-1', serverSeedHash: hash, bookDigest: null };
/** A game that does everything that only our own game server's pages may do. */
const asOwn = [
  { version: 1, type: 'ready' },
  { version: 1, type: 'shown', items: [fixture] },
  {
    version: 1,
    type: 'record',
    id: 'abcdef0123456789',
    query: { kind: 'event', eventId: 'draw-1' },
  },
];

test(
  'a game of our own game server adds to the player’s record and reads it',
  IN_ONE_LAYOUT,
  async ({ page, logInByApi }) => {
    const api = await logInByApi();
    await api.claimWelcome();
    await serveGame(page, { origin: origins.game(), messages: asOwn });
    await page.goto(path);
    const frame = page.getByTitle('Dragon Tiger, game');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    await expect(frame.contentFrame().getByText('record.')).toBeVisible();
    expect(await recordedEvents(page)).toEqual(['draw-1']);
  },
);

test(
  'a game of another provider plays in its frame, and reaches neither the record nor a new tab',
  IN_ONE_LAYOUT,
  async ({ page, context, logInByApi }) => {
    const api = await logInByApi();
    await api.claimWelcome();
    const messages = [
      ...asOwn,
      { version: 1, type: 'verify', search: 'game=dragon-tiger' },
      { version: 1, type: 'returns' },
    ];
    await serveGame(page, { origin: FOREIGN, messages });
    await allowFrame(page, FOREIGN);
    await page.goto(path);
    const frame = page.getByTitle('Dragon Tiger, game');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
    await expect(frame).toHaveAttribute('allow', 'fullscreen');
    await expect(frame).toHaveCSS('opacity', '1');
    // The host's next message to it, long after a reply would have come.
    await api.deposit({ walletType: 'USD', amount: 50 });
    await expect(frame.contentFrame().locator('body')).toHaveText('balance-changed.');
    expect(await recordedEvents(page)).toEqual([]);
    expect(context.pages()).toHaveLength(1);
  },
);

for (const [what, version] of [
  ['without a version', {}],
  ['of another version', { version: 2 }],
] as const) {
  test(
    `a game ${what} gets a screen that states this, at its first message`,
    IN_ONE_LAYOUT,
    async ({ page, logInByApi }) => {
      const api = await logInByApi();
      await api.claimWelcome();
      const messages = [{ ...version, type: 'ready' }];
      await serveGame(page, { origin: origins.game(), messages });
      await page.goto(path);
      await expect(page.getByRole('alert')).toContainText('This game needs an update');
      await expect(page.getByTitle('Dragon Tiger, game')).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Back to games' }).click();
      await expect(page).toHaveURL('/games');
    },
  );
}

test.describe('a game on an origin that the document does not allow', () => {
  // The browser's page in a blocked frame has no storage for the script that logs in.
  test.use({ expectedConsoleErrors: /Content Security Policy|Access is denied for this document/ });

  test(
    'reloads the page once, and then gets a screen that states this',
    IN_ONE_LAYOUT,
    async ({ page, logInByApi }) => {
      const api = await logInByApi();
      await api.claimWelcome();
      let launches = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/game/launch')) launches += 1;
      });
      await serveGame(page, { origin: FOREIGN, messages: [{ version: 1, type: 'ready' }] });
      await page.goto(path);
      await expect(page.getByRole('alert')).toContainText('We can’t open this game');
      await expectAccessible(page);
      expect(launches).toBe(2);
    },
  );
});
