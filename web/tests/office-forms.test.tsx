import { messageText } from '@fairhall/api/messages';
import { officeExamples } from '@fairhall/api/office/contract/examples';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { i18n } from '@/i18n/i18n.ts';
import { localStore } from '@/lib/browser/storage.ts';
import { currentSession } from '@/office/lib/session/office-session.ts';
import { bodiesOf, failed, held, refused, serveNow } from './mock-servers.ts';
import { openOffice } from './office-page.tsx';
import { dialog, field, fill, NOW, press, sees, submit } from './screen.ts';
import { translatePage } from './translate-page.ts';

/* Each form of the office is of the one kind, whose rules the account form proves in depth. */

const { orderNum } = officeExamples.withdrawals.get.request;
const { uid } = officeExamples.players.get.request;
const { id: ticket } = officeExamples.support.get.request;

test('a list is saved as a view under a name, opened again, and removed', async () => {
  onTestFinished(() => localStore.remove('officeViews'));
  const t = await openOffice({ path: '/deposits?status=2&sort=oldest' });
  await press(t('views.open'));
  await fill({ [t('views.name')]: 'Paid, oldest first' });
  await submit();
  const view = dialog().getByRole('link', { name: 'Paid, oldest first' });
  await expect.element(view).toHaveAttribute('href', '/deposits?status=2&sort=oldest');
  await press(t('views.remove', { name: 'Paid, oldest first' }));
  await expect.element(view).not.toBeInTheDocument();
});

test('the games are searched in the browser, and its rows lead on with the search', async () => {
  const [game] = officeExamples.games.list.response;
  if (game === undefined) throw new Error('the example has no game');
  const { gameId, gameName } = game;
  const t = await openOffice({ path: '/games?q=nothing+of+this' });
  await sees(t('list.noneFound'));
  await page.getByRole('searchbox', { name: t('games.search') }).fill(gameId);
  const row = page.getByRole('link', { name: gameName });
  await expect.element(row).toHaveAttribute('href', `/games/${gameId}?q=${gameId}`);
});

type Texts = Awaited<ReturnType<typeof openOffice>>;
type Row = readonly [
  name: string,
  path: string,
  label: (t: Texts) => string,
  send: (t: Texts) => Promise<void>,
  as?: 'guest',
];

const forms: readonly Row[] = [
  ['login', '/login', (t) => t('login.email'), submit, 'guest'],
  [
    'new account',
    '/staff',
    (t) => t('staff.name'),
    async (t) => {
      await press(t('staff.create'));
      await submit();
    },
  ],
  [
    'adjustment',
    '/adjustments',
    (t) => t('players.uid'),
    async (t) => {
      await press(t('adjustments.request'));
      await submit();
    },
  ],
  [
    'rejection',
    `/withdrawals/${orderNum}`,
    (t) => t('forms.note'),
    async () => {
      await expect.element(dialog().getByRole('button', { name: /R$/ })).toBeVisible();
      await userEvent.keyboard('r');
      await expect.element(dialog().getByRole('textbox')).toHaveFocus();
      await submit();
    },
  ],
  ['note', `/players/${uid}/notes`, (t) => t('players.newNote'), submit],
  ['message', `/players/${uid}/messages`, (t) => t('players.messageTitle'), submit],
  ['reply', `/support/${ticket}`, (t) => t('support.answer'), submit],
  ...(
    [
      ['makeDeposit', (t) => t('players.uid')],
      ['send', (t) => t('sandboxTools.order')],
      ['elapse', (t) => t('players.uid')],
      ['makeReset', (t) => t('sandboxTools.resetConfirm')],
    ] as const satisfies (readonly [string, Row[2]])[]
  ).map(
    ([action, label]): Row => [
      `sandbox tools, ${action}`,
      '/test-desk',
      label,
      (t) => press(t(`sandboxTools.${action}`)),
    ],
  ),
];

describe('an empty form is not sent and names its first wrong field', () => {
  test.for(forms)('%s', async ([, path, label, send, as]) => {
    const t = await openOffice({ path, language: 'pt-br', ...(as && { as }) });
    await send(t);
    await expect.poll(() => document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    const wrong = page.elementLocator(document.activeElement ?? document.body);
    await expect.element(wrong).toHaveAccessibleName(label(t));
    await expect.element(wrong).toHaveAccessibleDescription(i18n.t('form.missing'));
  });
});

const account = { Name: 'Noor', Email: 'noor@office.fairhall.test', Password: 'long enough' };

async function openAccountForm() {
  await openOffice({ path: '/staff' });
  await press('New account');
  await expect.element(await field('Name')).toBeVisible();
}

test('a form is sent once, however often and fast it is submitted', async () => {
  await openAccountForm();
  const { reply, release } = held();
  serveNow({ office: { staff: { create: reply } } });
  await fill(account);
  const form = document.querySelector('form');
  // On a busy machine both presses are handled before the call reports that it is pending.
  form?.requestSubmit();
  form?.requestSubmit();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => bodiesOf('office.staff.create')).not.toEqual([]);
  release();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(bodiesOf('office.staff.create')).toEqual([
    { name: 'Noor', email: account.Email, password: account.Password, role: 'viewer' },
  ]);
});

test('a text of the wrong form is an error of its field, and a change hides that error alone', async () => {
  await openAccountForm();
  await fill({ Email: 'noor' });
  await submit();
  const [name, email] = [await field('Name'), await field('Email')];
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('Please fill in this field');
  await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address');
  await name.fill('Noor');
  await expect.element(name).toHaveAttribute('aria-invalid', 'false');
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
});

test('what the server refuses is shown at its field, and what was typed stays', async () => {
  await openAccountForm();
  const issues = [{ path: 'email', message: 'Invalid email address' }];
  serveNow({ office: { staff: { create: failed('INVALID_REQUEST', { issues }) } } });
  await fill(account);
  await submit();
  const email = await field('Email');
  await expect.element(email).toHaveAccessibleDescription('This value is not valid');
  await expect.element(email).toHaveFocus();
  await expect.element(await field('Password')).toHaveValue(account.Password);
  await email.fill('noor@fairhall.test');
  await expect.element(email).toHaveAttribute('aria-invalid', 'false');
});

test('a refusal of no field is a notice, and what was typed stays', async () => {
  await openAccountForm();
  serveNow({ office: { staff: { create: refused('EMAIL_TAKEN') } } });
  await fill(account);
  await submit();
  await sees('This email is already registered');
  await expect.element(await field('Name')).toHaveValue(account.Name);
});

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

test('a tab is logged out after 30 minutes without input here or in another tab', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
  onTestFinished(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  });
  const t = await openOffice({ path: '/players' });
  const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);
  minutes(25);
  // What another tab does with its input.
  localStore.write('office-active-at', String(Date.now()));
  minutes(29);
  expect(currentSession()).not.toBeNull();
  minutes(2);
  await expect.poll(() => bodiesOf('office.session.logout').length).toBe(1);
  await sees(t('login.end.idle'));
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

test('one search leads to what it finds, by the keyboard alone', async () => {
  const t = await openOffice({ path: '/overview' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const text = dialog().getByLabelText(t('search.title'));
  await expect.element(text).toHaveFocus();
  await text.fill('phoenix');
  await expect.element(dialog().getByRole('link', { name: /Phoenix Ascend/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname).toBe('/games/phoenix-ascend');
});

test('after an approval a second Enter approves no other withdrawal: the next one is seen first', async () => {
  const approvals = () => bodiesOf('office.withdrawals.approve').length;
  await openOffice({ path: `/withdrawals/${orderNum}` });
  await expect.element(dialog().getByRole('button', { name: /A$/ })).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(dialog().getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  await expect.poll(approvals).toBe(1);
});

test('a provider is switched off with a reason', async () => {
  const t = await openOffice({ path: '/providers' });
  await page.getByRole('checkbox', { name: t('games.switch', { name: 'Tin Lantern' }) }).click();
  await dialog().getByRole('textbox').fill('Too many refused calls');
  await press(t('providers.off'), dialog());
  await sees(t('games.switchedOff', { name: 'Tin Lantern' }));
});
