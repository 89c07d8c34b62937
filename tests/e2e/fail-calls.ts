import type { Page, Route } from '@playwright/test';

const fail = (route: Route) =>
  route.fulfill({
    status: 500,
    json: { code: 500, msg: 'Internal server error', data: null },
  });

/** Fails calls, as a glob, with status 500. @returns a function that lets them pass again */
export async function failCalls(page: Page, calls: string): Promise<() => Promise<void>> {
  await page.route(calls, fail);
  return () => page.unroute(calls, fail);
}
