import type { Locator } from '@playwright/test';
import { sampleAccounts } from '../../seed/sample-accounts.ts';
import { expectAccessible } from './axe.ts';
import { notOnPhone } from './layouts.ts';
import { expect, logInByForm, test } from './office.ts';

const PHONE = 'it has the queue and the page of a player alone';

test('a viewer reads a withdrawal and cannot decide on it', async ({ page, waiting }) => {
  await logInByForm(page, 'view');
  await expect(page.getByRole('heading', { name: 'Withdrawals', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Staff' })).toHaveCount(0);
  await page.goto(`/withdrawals/${waiting.orderNum}`);
  const drawer = page.getByRole('dialog', { name: waiting.orderNum });
  await expect(drawer.getByText('Your role may read this and not decide on it.')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await page.keyboard.press('a');
  await expect(drawer.getByRole('form')).toHaveCount(0);

  await page.goto('/staff');
  await expect(page.getByText('Your role does not include this')).toBeVisible();
  await expectAccessible(page);
});

test(
  'the log is filtered by action, and saved as a file',
  notOnPhone(PHONE),
  async ({ page, logInAsStaff, waiting }) => {
    await logInAsStaff('ops');
    await page.goto(`/withdrawals/${waiting.orderNum}`);
    const drawer = page.getByRole('dialog', { name: waiting.orderNum });
    await drawer.getByRole('button', { name: 'Approve' }).click();
    await drawer.getByRole('form').getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Approved', { exact: true })).toBeVisible();

    await page.goto('/log');
    const table = page.getByRole('table', { name: 'Log' });
    await expect(table.getByText('Logged in').first()).toBeVisible();
    await page.getByLabel('Action').selectOption('Approved a withdrawal');
    await expect(table.getByText('Logged in')).toHaveCount(0);
    await expect(table.getByText('Approved a withdrawal').first()).toBeVisible();
    await page.getByLabel('Id of the subject').fill(waiting.orderNum);
    await expect(table.getByRole('row')).toHaveCount(2);
    await table.getByRole('row').nth(1).click();
    const entry = page.getByRole('dialog', { name: 'Approved a withdrawal' });
    await expect(entry.getByRole('link', { name: waiting.orderNum })).toBeVisible();
    const player = entry.getByRole('link', { name: /^\d+$/ });
    await expect(player).toHaveAttribute('href', /^\/players\/\d+$/);
    await page.keyboard.press('Escape');

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^fairhall-log-.*\.csv$/);
  },
);

test('staff verify a round of a player, without a login there', async ({ page, logInAsStaff }) => {
  await logInAsStaff('view');
  await page.goto(`/players/${sampleAccounts.demo.id}/play`);
  await page.getByRole('button', { name: 'Verify' }).first().click();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Open in the verifier' }).click();
  const verifier = await opened;
  // Proven by the seeds; the record of what was shown is the player's.
  const proof = verifier.getByRole('region', { name: 'Proof' });
  await expect(proof).toContainText('The outcome comes out the same');
});

test(
  'the interface speaks Portuguese, with its numbers, and logs out',
  notOnPhone(PHONE),
  async ({ page, logInAsStaff }) => {
    await logInAsStaff('admin');
    await page.goto('/staff');
    await page.getByRole('button', { name: 'Português' }).click();
    await expect(page.getByRole('heading', { name: 'Equipe', level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await page.getByRole('link', { name: 'Jogos' }).click();
    await expect(page.getByRole('cell', { name: /^\d\d,\d\d\s?%$/ }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page.getByText('Você saiu da conta.')).toBeVisible();
  },
);

test('the shown tab of a player is in sight, and the search fits its panel', async ({
  page,
  logInAsStaff,
}) => {
  await logInAsStaff('view');
  await page.goto(`/players/${sampleAccounts.demo.id}/log`);
  await expect(page.getByRole('tab', { name: 'Log' })).toBeInViewport({ ratio: 1 });
  await page.goto('/players');
  const field = page.getByRole('searchbox', { name: 'Search players' });
  await expect(field).toBeVisible();
  const endOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  const panel = page.locator('.office-panel').filter({ has: field });
  expect(await endOf(field)).toBeLessThan(await endOf(panel));
});
