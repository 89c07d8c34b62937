import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A seed that was never in force, and its own hash. */
export const otherSeed = 'fedcba9876543210'.repeat(4);
export const otherHash = sha256(otherSeed);

/** Puts a proxy before a call, as a glob, that changes the data of each successful response. */
export async function lie<Data>(
  page: Page,
  calls: string,
  change: (data: Data) => unknown,
): Promise<void> {
  await page.route(calls, async (route) => {
    const response = await route.fetch();
    const body: { readonly data: Data | null } = await response.json();
    const json = body.data === null ? body : { ...body, data: change(body.data) };
    await route.fulfill({ response, json });
  });
}
