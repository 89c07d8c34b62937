import type { Locator, Page } from '@playwright/test';

/** Opens a round on the verifier's page; returns its proof. */
export async function openProof(page: Page, roundId: string): Promise<Locator> {
  await page.goto(`/verify?round=${roundId}`);
  return page.getByRole('region', { name: 'Proof' });
}
