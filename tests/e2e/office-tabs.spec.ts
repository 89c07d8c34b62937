import type { BrowserContext, Page, Request } from '@playwright/test';
import { oneLayout } from './layouts.ts';
import { expect, test } from './office.ts';

/** More than the connections that a browser opens to one host by HTTP/1.1. */
const TABS = 8;

const rowsOf = (tab: Page) => tab.getByRole('table', { name: 'Players' }).getByRole('row');

/** The tabs whose stream of events is open. */
function followStreams(context: BrowserContext): ReadonlySet<Page> {
  const open = new Set<Page>();
  const isStream = (url: string) => url.endsWith('/office/events');
  context.on('request', (request) => {
    if (isStream(request.url())) open.add(request.frame().page());
  });
  const end = (request: Request) => {
    if (isStream(request.url())) open.delete(request.frame().page());
  };
  context.on('requestfailed', end);
  context.on('requestfinished', end);
  return open;
}

for (const hasLocks of [true, false]) {
  test(
    `eight tabs show rows and share one stream, ${hasLocks ? 'with' : 'without'} locks`,
    oneLayout(
      'connections do not depend on the width of the window',
      ...(hasLocks ? [] : (['desktop'] as const)),
    ),
    async ({ page, context, logInAsStaff }) => {
      // As on plain http of another host.
      if (!hasLocks) {
        await context.addInitScript(() =>
          Object.defineProperty(navigator, 'locks', { value: undefined }),
        );
      }
      const streams = followStreams(context);
      await logInAsStaff('view');
      await page.goto('/players');
      await expect(rowsOf(page).nth(1)).toBeVisible();
      while (context.pages().length < TABS) {
        const tab = await context.newPage();
        // The session is that of the other tabs.
        await tab.goto('/players');
        await expect(rowsOf(tab).nth(1)).toBeVisible();
      }
      // Without locks, a tab that a busy machine holds up for a second loses the stream to another.
      await expect.poll(() => streams.size).toBe(1);

      const [leader] = streams;
      await leader?.close();
      await expect.poll(() => [...streams].filter((tab) => tab !== leader).length).toBe(1);
    },
  );
}

test(
  'a control-click on a player opens that player in a new tab, and a logout there ends both',
  oneLayout('a session does not depend on the width of the window'),
  async ({ page, context, logInAsStaff }) => {
    await logInAsStaff('view');
    await page.goto('/players');
    const link = rowsOf(page).nth(1).getByRole('link');
    const href = (await link.getAttribute('href')) ?? '';
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expect(tab).toHaveURL(new RegExp(`${href}(/|$)`));
    await expect(tab.getByRole('tablist')).toBeVisible();
    await tab.getByRole('button', { name: 'Log out' }).click();
    for (const one of [tab, page]) await expect(one.getByText('You are logged out.')).toBeVisible();
  },
);
