import { expectAccessible } from './axe.ts';
import { notOnPhone, oneLayout } from './layouts.ts';
import { expect, logInByForm, test } from './office.ts';

test('staff log in, find a waiting withdrawal by the keyboard and approve it', async ({
  page,
  waiting,
}) => {
  await logInByForm(page, 'pay');
  await expect(page.getByRole('heading', { name: 'Withdrawals', level: 1 })).toBeVisible();
  await expectAccessible(page);
  const rows = page.getByRole('table', { name: 'Withdrawals' }).getByRole('row');
  const row = rows.filter({ hasText: waiting.nickName });
  await expect(row).toContainText('No play');

  // The row that waits the longest is the first.
  await page.keyboard.press('j');
  await expect(rows.nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(2).getByRole('link')).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows.nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('End');
  await expect(row.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: waiting.orderNum });
  await expect(drawer.getByText('money that was deposited and not staked')).toBeVisible();
  await expect(drawer.getByText('Held for a decision')).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('a');
  const form = drawer.getByRole('form', { name: `Pay $90.00 to ${waiting.nickName}?` });
  await expect(form.getByLabel('Note')).toBeFocused();
  await page.keyboard.type('Known player');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.goto(`/withdrawals/${waiting.orderNum}?state=all`);
  const paid = page.getByRole('dialog', { name: waiting.orderNum });
  await expect(paid.getByText('Known player')).toBeVisible();
  // Live, without a reload.
  await expect(paid.getByText('Paid', { exact: true }).first()).toBeVisible();
});

test(
  'a withdrawal is rejected with a reason, and the money is back',
  notOnPhone('it has no log'),
  async ({ page, logInAsStaff, waiting }) => {
    await logInAsStaff('ops');
    await page.goto(`/withdrawals/${waiting.orderNum}`);
    const drawer = page.getByRole('dialog', { name: waiting.orderNum });
    await drawer.getByRole('button', { name: 'Reject' }).click();
    const form = drawer.getByRole('form', { name: `Return $90.00 to ${waiting.nickName}?` });
    await form.getByLabel('Reason').selectOption('The identity is in doubt');
    // A reason without a note is not sent.
    await form.getByRole('button', { name: 'Reject' }).click();
    await expect(form).toBeVisible();
    await form.getByLabel('Note').fill('Two names on one account');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByText('Rejected and returned')).toBeVisible();

    await page.goto(`/log?subject=withdrawal&id=${waiting.orderNum}`);
    const row = page.getByRole('table', { name: 'Log' }).getByRole('row').nth(1);
    await expect(row).toContainText('Rejected a withdrawal');
    await expect(row).toContainText('Olive');
  },
);

test.describe('without a connection to the events', () => {
  test.use({ expectedConsoleErrors: /ERR_FAILED/ });

  test(
    'the second of two members of staff sees that the order is decided',
    oneLayout('the refusal is the same for all'),
    async ({ page, context, logInAsStaff, waiting }) => {
      await logInAsStaff('pay');
      await page.goto(`/withdrawals/${waiting.orderNum}`);
      const mine = page.getByRole('dialog', { name: waiting.orderNum });
      await mine.getByRole('button', { name: 'Approve' }).click();
      await mine.getByLabel('Note').fill('Mine');
      // Without its stream this window does not learn of the other one.
      await context.route('**/office/events', (route) => route.abort());
      await page.route(`**/office/withdrawals/${waiting.orderNum}`, (route) => route.abort());

      const other = await context.newPage();
      await other.addInitScript(
        (session) => sessionStorage.setItem('office-session', session),
        await page.evaluate(() => sessionStorage.getItem('office-session') ?? ''),
      );
      await other.goto(`/withdrawals/${waiting.orderNum}`);
      const theirs = other.getByRole('dialog', { name: waiting.orderNum });
      await theirs.getByRole('button', { name: 'Approve' }).click();
      await theirs.getByRole('form').getByRole('button', { name: 'Approve' }).click();
      await expect(other.getByText('Approved', { exact: true })).toBeVisible();

      await mine.getByRole('form').getByRole('button', { name: 'Approve' }).click();
      const refusal = mine.getByRole('alert').filter({ hasText: 'Somebody else has decided' });
      await expect(refusal).toBeVisible();
      await expect(mine.getByLabel('Note')).toHaveValue('Mine');
    },
  );
});
