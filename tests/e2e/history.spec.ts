import { expectAccessible } from './axe.ts';
import { historyPanel, showKind } from './history-kinds.ts';
import { onPhone } from './layouts.ts';
import { expect, test } from './test.ts';

test(
  'visits and transactions have separate tabs, and clearing visits requires confirmation',
  onPhone,
  async ({ page, request, logInByApi }) => {
    const api = await logInByApi();
    const headers = { authorization: `Bearer ${api.token}` };
    await request.get('/api/rpgame/games/phoenix-ascend', { headers });
    await api.deposit({ walletType: 'USD', amount: 50 });
    await page.goto('/history');
    await expect(page.getByText('No rounds yet')).toBeVisible();
    await expectAccessible(page);

    const panel = historyPanel(page);
    await showKind(page, 'Transactions');
    await expect(panel).toContainText('$50.00');
    const filters = panel.getByRole('group', { name: 'Filters' });
    await filters.getByLabel('To').fill('2001-01-01');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await panel.getByRole('button', { name: 'Clear filters' }).last().click();
    await expect(panel).toContainText('$50.00');
    await expect(panel.getByRole('button', { name: 'Clear history' })).toHaveCount(0);
    await expectAccessible(page);

    await showKind(page, 'Visited games');
    await expect(page).toHaveURL('/history?kind=browse');
    await expect(panel).toContainText('Phoenix Ascend');
    await panel.getByRole('button', { name: 'Clear history' }).click();
    const dialog = page.getByRole('dialog', { name: 'Clear your visited games?' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(panel).toContainText('Phoenix Ascend');
    await panel.getByRole('button', { name: 'Clear history' }).click();
    await dialog.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByText('History cleared')).toBeVisible();
    await expect(page.getByText('No visited games yet')).toBeVisible();
    // No visit is left to clear.
    await expect(panel.getByRole('button', { name: 'Clear history' })).toBeDisabled();
  },
);
