import { languages } from '@fairhall/api/contract/enums';
import { examples } from '@fairhall/api/contract/examples';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openModal } from '@/lib/browser/window-events.ts';
import { failed, type Replies, refused, serveNow } from './mock-servers.ts';
import { openPage, type PlayerTexts } from './player-page.tsx';
import { expectAccessible, fill, press, pressInDialog, sees, settle, submit } from './screen.ts';
import { testStates } from './states.ts';

/* The protection of logins, the limits of a player, and other providers. */

const path = '/profile';
const withoutApp: Replies = {
  security: { secondFactor: { confirmedAt: null, recoveryCodesLeft: 0 } },
};
const afterWrongCode = (name: 'CHALLENGE_OVER' | 'SECOND_FACTOR_INVALID'): Replies => ({
  security: { ...withoutApp.security, confirmTotp: refused(name) },
});
const setUp = async (t: PlayerTexts) => {
  await press(t('security:setUp'));
  await fill({ [t('security:code')]: '123456' });
  await submit();
};
const [session] = examples.security.logins.response.list;
const [passkey] = examples.security.passkeys.response;
const [limit] = examples.saferPlay.overview.response.limits;
if (!session || !passkey || !limit) throw new Error('an example has no item');

testStates({ languages, open: openPage }, [
  {
    name: 'an app in use',
    path,
    shows: (t) => t('security:codesLeft', { count: 9 }),
  },
  {
    name: 'logins that ended',
    path,
    replies: {
      security: {
        logins: {
          knownAddresses: 3,
          list: [
            session,
            ...(['KICKED_OUT', 'EXPIRED', 'LOGOUT'] as const).map((endReason, day) => ({
              ...{ ...session, isCurrent: false, network: 'new' as const, endReason },
              at: `2026-11-1${day}T12:00:00.000Z`,
              endedAt: '2026-11-20T12:00:00.000Z',
            })),
          ],
        },
      },
    },
    shows: (t) => t('security:ended.KICKED_OUT'),
  },
  {
    name: 'an app to set up',
    path,
    replies: withoutApp,
    steps: (t) => press(t('security:setUp')),
    shows: (t) => t('security:codeHint'),
  },
  {
    name: 'a wrong code',
    path,
    replies: afterWrongCode('SECOND_FACTOR_INVALID'),
    steps: setUp,
    shows: (t) => t('security:clockHint'),
  },
  {
    name: 'a setup that took too long',
    path,
    replies: afterWrongCode('CHALLENGE_OVER'),
    steps: setUp,
    shows: (t) => t('security:startAgain'),
  },
  {
    name: 'recovery codes',
    path,
    replies: withoutApp,
    steps: setUp,
    shows: (t) => t('security:codesTitle'),
  },
  {
    name: 'new recovery codes',
    path,
    steps: (t) => press(t('security:newCodes')),
    shows: (t) => t('security:newCodesText'),
  },
  {
    name: 'the removal of the app',
    path,
    steps: async (t) => {
      await press(t('security:remove'));
      await submit();
    },
    shows: (t) => t('password:enterCurrent'),
  },
  {
    name: 'the removal of a passkey',
    path,
    steps: (t) => press(t('security:removeOne', { name: passkey.name })),
    shows: (t) => t('security:removePasskeyText'),
  },
  {
    name: 'known addresses to delete',
    path,
    steps: (t) => press(t('security:deleteAddresses')),
    shows: (t) => t('security:deleteAddressesText'),
  },
  {
    name: 'a logout everywhere',
    path,
    steps: (t) => press(t('security:everywhere')),
    shows: (t) => t('security:everywhereText'),
  },
  {
    name: 'a login to confirm by a code',
    path,
    steps: async (t) => {
      openModal('show-fresh-login', { onClosed: () => {} });
      await pressInDialog(t('security:methods.totp'));
    },
    shows: (t) => t('security:codeHint'),
  },
  {
    name: 'a login that is not confirmed',
    path,
    replies: { security: { reauthenticate: refused('WRONG_CURRENT_PASSWORD') } },
    steps: async (t) => {
      openModal('show-fresh-login', { onClosed: () => {} });
      await fill({ [t('auth.password')]: 'not-the-password' });
      await submit();
    },
    shows: (t) => t('security:againText'),
  },
]);

const pending = {
  amount: 400,
  requestedAt: '2026-11-21T00:00:00.000Z',
  confirmableAt: '2026-11-22T00:00:00.000Z',
  lapsesAt: '2026-11-29T00:00:00.000Z',
};
const plain = { ...limit, pending: null };
const withLimits: Replies = {
  saferPlay: {
    overview: (example) => ({
      ...example,
      limits: [
        { ...plain, kind: 'deposit', period: 'day', amount: 100, used: 80, remaining: 20 },
        { ...plain, kind: 'deposit', period: 'month', pending },
        { ...plain, kind: 'loss', period: 'week', isEstimate: true },
        { ...plain, kind: 'loss', period: 'month', pending: { ...pending, amount: null } },
        { ...plain, kind: 'wager', period: 'day', amount: 50, used: 50, remaining: 0 },
        {
          ...{ ...plain, kind: 'wager', period: 'week' },
          pending: { ...pending, confirmableAt: '2026-11-20T00:00:00.000Z' },
        },
        {
          ...{ ...plain, kind: 'time', period: 'day', amount: 120, used: 45 },
          ...{ remaining: 75, walletType: null },
        },
      ],
    }),
  },
};
const onBreak = '2026-11-28T12:00:00.000Z';
const withBreak: Replies = {
  user: { info: (info) => ({ ...info, timeOutUntil: onBreak }) },
  saferPlay: { overview: (example) => ({ ...example, timeOutUntil: onBreak }) },
};
const withLantern: Replies = {
  providers: {
    list: (list) => [
      ...list,
      {
        ...{ providerId: 'lantern', name: 'Old Pier Games', enabled: true, offersRounds: true },
        games: [],
      },
    ],
  },
};
const chooseLantern = (t: PlayerTexts) =>
  page.getByLabelText(t('verify:yours.provider')).selectOptions('Old Pier Games');

testStates({ languages, open: openPage }, [
  {
    name: 'limits of every kind',
    path: '/safer-play',
    replies: withLimits,
    shows: (t) => t('layout.pages.games'),
  },
  {
    name: 'limits during a break',
    path: '/safer-play',
    replies: withBreak,
    shows: (t) => t('layout.pages.games'),
  },
  {
    name: 'home during a break',
    path: '/home',
    replies: withBreak,
    shows: (t) => t('safer-play:timeOut.cardTitle'),
  },
  {
    name: 'the rules of Brazil',
    path: '/safer-play/help',
    replies: { user: { info: (info) => ({ ...info, market: 'br' }) } },
    shows: (t) => t('safer-play:rules.noCards'),
  },
  {
    name: 'the wallet during a break',
    path: '/wallet',
    replies: withBreak,
    shows: (t) => t('wallet:title'),
  },
  {
    name: 'a deposit with a limit',
    path: '/wallet',
    replies: withLimits,
    steps: () => openModal('show-deposit-modal', { walletType: 'USD' }),
    shows: (t) => t('deposit:submit'),
  },
  {
    name: 'several providers',
    path: '/providers',
    replies: withLantern,
    shows: () => 'Old Pier Games',
  },
  {
    name: 'games without proofs',
    path: '/games',
    replies: {
      games: { available: (games) => games.map((one) => ({ ...one, proofUrl: null })) },
    },
    shows: (t) => t('games.noProofs'),
  },
  {
    name: 'rounds of another provider, with and without proofs',
    path: '/verify',
    replies: {
      ...withLantern,
      rounds: {
        list: ({ list: [round] }) => ({
          list: round
            ? [
                { ...round, roundId: 'with', proofUrl: 'https://lantern.test/proof' },
                { ...round, roundId: 'without', proofUrl: null },
              ]
            : [],
          next: null,
        }),
      },
    },
    steps: chooseLantern,
    shows: (t) => t('games.noProofs'),
  },
  {
    name: 'rounds of a provider that does not respond',
    path: '/verify',
    replies: withLantern,
    steps: async (t) => {
      await settle();
      serveNow({ ...withLantern, rounds: { list: failed('OVERLOADED') } });
      await chooseLantern(t);
    },
    shows: (t) => t('common.retry'),
  },
]);

/** The text of a dialog about a change of a limit, before it is saved. */
const changes = [
  ['Edit: Deposit limit per month', { Amount: '150' }, 'drops the pending request'],
  ['Edit: Loss limit per week', { Amount: '250' }, 'and your confirmation'],
  ['Edit: Time limit per day', { Minutes: '60' }, 'Applies now.'],
  ['Remove: Loss limit per week', {}, 'It holds until you confirm its removal'],
] as const;

test.for(changes)('%s shows when the change applies', async ([button, values, text]) => {
  await openPage({ path: '/safer-play', replies: withLimits });
  await press(button);
  await fill(values);
  await sees(text);
  await expectAccessible();
});

test('a limit that is nearly reached is shown before a deposit', async () => {
  await openPage({ path: '/wallet', replies: withLimits });
  openModal('show-deposit-modal', { walletType: 'USD' });
  await sees('Deposit limit: $20 of $100 left this day');
  expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
});
