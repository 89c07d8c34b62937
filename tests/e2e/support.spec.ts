import { expectAccessible } from './axe.ts';
import { onPhone } from './layouts.ts';
import { expect, test } from './test.ts';

test('every channel shows its destination and its response time', async ({ page }) => {
  await page.goto('/support');
  const channels = page.getByRole('region', { name: 'Ways to reach us' });
  const away = ['Email', 'Phone', 'Telegram', 'WhatsApp', 'Facebook'];
  for (const name of away) {
    await channels.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByText(/Within (24|48) hours/)).toBeVisible();
    if (name === 'Email') await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  }
  await channels.getByRole('button', { name: 'Help center' }).click();
  await expect(page.getByRole('heading', { name: 'Help center' })).toBeFocused();
  const message = page.getByRole('textbox', { name: 'Write a message' });
  await channels.getByRole('button', { name: 'Online chat' }).click();
  await expect(message).toBeFocused();
  await channels.getByRole('button', { name: 'Email' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open the chat' }).click();
  await expect(message).toBeFocused();
  await expectAccessible(page);
});

test('a help article has its own URL', async ({ page }) => {
  await page.goto('/support');
  await page.getByRole('button', { name: /^Bonus rules/ }).click();
  await expect(page).toHaveURL('/support?article=bonus');
  const dialog = page.getByRole('dialog', { name: 'Bonus rules' });
  await expect(dialog.getByText('Your first deposit is matched')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/support');
});

test('the assistant responds to quick replies and questions, and looks up the last deposit', async ({
  page,
  player,
  logInByApi,
}) => {
  const api = await logInByApi();
  await api.deposit({ walletType: 'USD', amount: 100 });
  await page.goto('/support');
  const log = page.getByRole('log', { name: 'Conversation' });
  await expect(log).toContainText(`Hi ${player.nickName}.`);
  const replies = page.getByRole('group', { name: 'Quick replies' });
  for (const [reply, response] of [
    ['Deposit', 'Your last deposit is $100.00'],
    ['Withdraw', 'You have not asked for a withdrawal yet'],
    ['Game lag', 'Use the reload button'],
    ['Account security', 'Use a password that you use nowhere else'],
    ['Bonus', 'Your first deposit is matched'],
  ] as const) {
    await replies.getByRole('button', { name: reply }).click();
    await expect(log).toContainText(response);
  }
  await expect(log).toContainText('Payment successful');

  // A pending order links to its checkout.
  await api.order({ walletType: 'USD', amount: 50, outcome: 'open' });
  await replies.getByRole('button', { name: 'Deposit' }).click();
  await expect(log).toContainText('Your last deposit is $50.00');
  await expect(log).toContainText('Pending payment');
  await expect(log.getByRole('link', { name: /^Open payment page/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Can I verify a round?');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('Open the fairness panel');
  await expect(log, 'a player is not asked to log in').not.toContainText('Log in');
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Let me talk to a human');
  await page.keyboard.press('Enter');
  await log.getByRole('button', { name: 'Show the channels' }).click();
  await expect(page.getByRole('region', { name: 'Ways to reach us' })).toBeFocused();
  await expectAccessible(page);
});

test(
  'a player writes to support, and sees the state of the message',
  onPhone,
  async ({ page, logInByApi }) => {
    await logInByApi();
    await page.goto('/support');
    const questions = page.getByRole('region', { name: 'Write to us' });
    await expect(questions.getByText('You have not written to us yet.')).toBeVisible();
    const send = questions.getByRole('button', { name: 'Send message' });
    await expect(send).toBeDisabled();
    await questions.getByRole('textbox', { name: 'Subject' }).fill('My withdrawal');
    await questions.getByRole('textbox', { name: 'Message' }).fill('Where is it?');
    await send.click();
    const sent = questions.getByRole('listitem').filter({ hasText: 'My withdrawal' });
    await expect(sent).toContainText('Waiting for an answer');
    await sent.getByText('My withdrawal').click();
    await expect(sent.getByText('Where is it?')).toBeVisible();
    await sent.getByRole('textbox', { name: 'Message' }).fill('It was on Monday.');
    await sent.getByRole('button', { name: 'Send another message' }).click();
    await expect(sent.getByText('It was on Monday.', { exact: true })).toBeVisible();
    await expect(sent.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    await expectAccessible(page);
  },
);
