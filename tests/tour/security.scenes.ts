import { totpCode } from '../support/totp-code.ts';
import type { Scene } from './scene.ts';
import { tour } from './scene.ts';
import {
  fill,
  inOrder,
  openByEvent,
  press,
  pressInDialog,
  pressInMain,
  type Step,
} from './steps.ts';

const on = {
  glob: '**/api/user/second-factor',
  data: { confirmedAt: '2026-11-21T12:00:00.000Z', recoveryCodesLeft: 9 },
};

const passkey = {
  createdAt: '2026-11-21T12:00:00.000Z',
  lastUsedAt: null,
};

const passkeys = {
  glob: '**/api/user/passkeys',
  data: [
    { ...passkey, id: 'one', name: 'Work laptop', lastUsedAt: '2026-11-24T08:30:00.000Z' },
    { ...passkey, id: 'two', name: 'Phone' },
  ],
};

const ended = { device: 'Chrome · Android', isCurrent: false, endedAt: '2026-11-24T12:00:00.000Z' };

const logins = {
  glob: '**/api/user/logins',
  data: {
    list: [
      {
        at: '2026-11-25T12:00:00.000Z',
        device: 'Firefox · Windows',
        network: 'known',
        isCurrent: true,
        endedAt: null,
        endReason: null,
      },
      { ...ended, at: '2026-11-24T09:00:00.000Z', network: 'new', endReason: 'KICKED_OUT' },
      { ...ended, at: '2026-11-23T09:00:00.000Z', network: 'known', endReason: 'EXPIRED' },
      {
        ...ended,
        at: '2026-11-22T09:00:00.000Z',
        network: 'known',
        endReason: 'LOGOUT',
        device: '',
      },
    ],
    knownAddresses: 3,
  },
};

const codes = ['7KQ2M-9X4TB', 'H3WNP-6RD8V', 'C4XJF-2M9QT', 'W8BGD-5KZ3H', 'R6TNV-4P7CY'];
const tenCodes = [...codes, ...codes.map((code) => code.split('-').reverse().join('-'))];

/** Scrolls to a panel of the profile. */
const to =
  (heading: string): Step =>
  ({ page }) =>
    page.getByRole('heading', { name: heading, exact: true }).scrollIntoViewIfNeeded();

const profile: Pick<Scene, 'as' | 'path'> = { as: 'own', path: '/profile' };

/** Types the right code of the key that the dialog shows. */
const confirmKey: Step = async ({ page }) => {
  const dialog = page.getByRole('dialog');
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code of the app').fill(totpCode(secret, new Date()));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
};

const wrongCode = inOrder(
  pressInMain('Set up'),
  fill({ 'Code of the app': '123456' }),
  pressInDialog('Confirm'),
);

tour('protection', [
  { name: 'none', ...profile, shows: 'No passkey yet.', steps: to('Login protection') },
  {
    name: 'app',
    ...profile,
    responses: on,
    shows: '9 recovery codes left',
    steps: to('Login protection'),
  },
  {
    name: 'passkeys',
    ...profile,
    responses: passkeys,
    shows: 'Work laptop',
    steps: to('Passkeys'),
  },
  {
    name: 'logins',
    ...profile,
    responses: logins,
    shows: 'Ended by a later login',
    steps: to('This session and earlier ones'),
  },
  {
    name: 'loading',
    ...profile,
    pending: '**/api/user/second-factor',
    shows: 'Login protection',
    steps: to('Login protection'),
  },
  {
    name: 'failed',
    ...profile,
    fails: '**/api/user/second-factor',
    shows: 'We couldn’t load this',
    steps: to('Login protection'),
  },
  { name: 'set-up', ...profile, shows: 'Six digits', steps: pressInMain('Set up') },
  { name: 'set-up-refused', ...profile, shows: 'This code is not correct', steps: wrongCode },
  {
    name: 'set-up-over',
    ...profile,
    responses: {
      glob: '**/api/user/second-factor/totp/confirm',
      code: 1009,
      msg: 'This took too long or had too many wrong codes, please start again',
      data: null,
    },
    shows: 'Start again',
    steps: wrongCode,
  },
  {
    name: 'codes',
    ...profile,
    shows: 'Your recovery codes',
    responses: {
      glob: '**/api/user/second-factor/totp/confirm',
      data: { recoveryCodes: tenCodes },
    },
    steps: inOrder(pressInMain('Set up'), confirmKey),
  },
  {
    name: 'new-codes',
    ...profile,
    responses: on,
    shows: 'will no longer work',
    steps: pressInMain('New recovery codes'),
  },
  {
    name: 'remove-app',
    ...profile,
    responses: on,
    shows: 'Confirm with your password',
    steps: pressInMain('Remove'),
  },
  {
    name: 'remove-app-problem',
    ...profile,
    responses: on,
    shows: 'Please enter your current password',
    steps: inOrder(pressInMain('Remove'), pressInDialog('Remove')),
  },
  {
    name: 'add-passkey',
    ...profile,
    shows: 'So that you recognise it later',
    steps: pressInMain('Add a passkey'),
  },
  {
    name: 'remove-passkey',
    ...profile,
    responses: passkeys,
    shows: 'It can no longer log in here',
    steps: press('Remove Phone'),
  },
  {
    name: 'forget-addresses',
    ...profile,
    responses: logins,
    shows: 'counts as new',
    steps: pressInMain('Forget them'),
  },
  {
    name: 'everywhere',
    ...profile,
    shows: 'Every session and game of yours ends',
    steps: pressInMain('Log out everywhere'),
  },
  {
    name: 'is-it-you',
    ...profile,
    shows: 'more than ten minutes old',
    steps: openByEvent('show-fresh-login'),
  },
  {
    name: 'is-it-you-with-all-ways',
    ...profile,
    responses: on,
    shows: 'Use the authenticator app',
    steps: openByEvent('show-fresh-login'),
  },
  {
    name: 'is-it-you-by-code',
    ...profile,
    responses: on,
    shows: 'Six digits',
    steps: inOrder(openByEvent('show-fresh-login'), pressInDialog('Use the authenticator app')),
  },
  {
    name: 'is-it-you-refused',
    ...profile,
    shows: 'This password is not correct',
    steps: inOrder(
      openByEvent('show-fresh-login'),
      fill({ Password: 'not-the-password' }),
      pressInDialog('Confirm'),
    ),
  },
  {
    name: 'in-portuguese',
    ...profile,
    language: 'pt-br',
    responses: on,
    shows: 'Proteção do acesso',
    steps: to('Proteção do acesso'),
  },
]);
