import { messageText } from '@fairhall/api/messages';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bodiesOf, refused } from './mock-servers.ts';
import { openOffice } from './office-page.tsx';
import { field, press, sees, submit } from './screen.ts';
import { translatePage } from './translate-page.ts';

test('the login shows its refusal on a translated page, and sends again', async () => {
  const session = { login: refused('INVALID_CREDENTIALS') };
  const t = await openOffice({ path: '/login', as: 'guest', replies: { office: { session } } });
  translatePage();
  await page.getByLabelText(t('login.email')).fill('ops@office.fairhall.test');
  await page.getByLabelText(t('login.password'), { exact: true }).fill('wrong secret');
  for (let sent = 1; sent <= 2; sent += 1) {
    await submit();
    await expect.poll(() => bodiesOf('office.session.login').length).toBe(sent);
    await sees(messageText('INVALID_CREDENTIALS', 'en'));
  }
});

test('an adjustment is typed as amounts are printed, with a sign', async () => {
  const t = await openOffice({ path: '/adjustments', language: 'pt-br' });
  await press(t('adjustments.request'));
  await (await field(t('players.uid'))).fill('1');
  await (await field(t('forms.reason'))).fill('Uma correção do saldo');
  const amount = await field(t('list.amount'));
  await amount.fill('1,234.50');
  await submit();
  await sees('Informe um valor como');
  expect(bodiesOf('office.adjustments.create')).toEqual([]);
  await amount.fill('−1.234,50');
  await submit();
  await expect
    .poll(() => bodiesOf('office.adjustments.create'))
    .toEqual([expect.objectContaining({ money: '-1234.50', walletType: 'USD' })]);
});
