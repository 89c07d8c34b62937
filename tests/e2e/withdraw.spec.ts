import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { onDesktop, onPhone } from './layouts.ts';
import { expect, test } from './test.ts';

/** Opens the modal from the wallet page, on the given wallet. */
async function openWithdraw(page: Page, walletType: string): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw' });
  await dialog.getByLabel('Wallet to withdraw from').selectOption(walletType);
  return dialog;
}

test(
  'a withdrawal to a PIX key has an order number, reduces the balance and is recorded',
  onPhone,
  async ({ page, logInByApi }) => {
    const api = await logInByApi();
    await api.deposit({ walletType: 'BRL', amount: 500 });
    const before = await api.balance('BRL');
    await page.goto('/wallet');
    const dialog = await openWithdraw(page, 'BRL');
    const submit = dialog.getByRole('button', { name: /^Withdraw/ });
    await expect(submit).toBeDisabled();

    await dialog.getByLabel('Amount').fill('320,50');
    await expect(submit).toBeDisabled();
    await dialog.getByRole('radio', { name: 'CPF' }).check({ force: true });
    await dialog.getByLabel('PIX key, CPF').fill('482.117.930-08');
    await expect(dialog.getByLabel('PIX key, CPF')).toHaveValue('48211793008');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Withdraw R$320.50' }).click();

    const submitted = dialog.getByText(/^Withdrawal submitted, order number FW/);
    await expect(submitted).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'On its way' })).toBeFocused();
    const order = (await submitted.textContent())?.split(' ').at(-1) ?? '';
    await expectAccessible(page);
    expect(await api.balance('BRL')).toBe(before - 320.5);

    await dialog.getByRole('link', { name: 'See withdrawals' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('tab', { name: 'Withdrawal records' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('button', { name: `Details of order ${order}` }).click();
    const detail = page.getByRole('dialog', { name: 'Transaction detail' });
    await expect(detail).toContainText('−R$320.50');
    await expect(detail).toContainText(order);
    await expectAccessible(page);
  },
);

test.describe('when the response is lost', () => {
  test.use({ expectedConsoleErrors: /ERR_CONNECTION_FAILED/ });

  test(
    'a withdrawal is not repeated, although its form was closed and filled in again',
    onDesktop,
    async ({ page, logInByApi }) => {
      const api = await logInByApi();
      await api.deposit({ walletType: 'BRL', amount: 500 });
      await page.goto('/wallet');
      let loseResponse = () => {};
      const dialogClosed = new Promise<void>((resolve) => {
        loseResponse = resolve;
      });
      await page.route(
        '**/api/payment/withdraw',
        async (route) => {
          await route.fetch();
          await dialogClosed;
          await route.abort('connectionfailed');
        },
        { times: 1 },
      );
      const withdraw = async () => {
        const dialog = await openWithdraw(page, 'BRL');
        await dialog.getByLabel('PIX key, CPF').fill('48211793008');
        await dialog.getByLabel('Amount').fill('150');
        await dialog.getByRole('button', { name: 'Withdraw R$150.00' }).click();
        return dialog;
      };
      const dialog = await withdraw();
      await expect(dialog.getByRole('button', { name: 'Submitting…' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      loseResponse();
      await expect(page.getByText(/the same withdrawal is never made twice/)).toBeVisible();

      const again = await withdraw();
      await expect(again.getByText(/^Withdrawal submitted, order number FW/)).toBeVisible();
      expect(await api.post('/payment/withdraw/records')).toMatchObject({ total: 1 });
      expect(await api.balance('BRL')).toBe(850);
    },
  );
});
