import published from '@fairhall/game-math/report/report.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openModal } from '@/lib/browser/window-events.ts';
import { type Replies, refused } from './mock-servers.ts';
import { openPage } from './player-page.tsx';
import { DESKTOP, dialog, fill, isSeen, PHONE, sees, submit } from './screen.ts';

/* What a player is shown is true for that player, and nothing is sold to a player who stopped. */

const onBreak: Replies = {
  user: {
    info: (info) => ({ ...info, timeOutUntil: '2026-11-28T12:00:00.000Z', hasOffers: false }),
  },
  promo: { welcome: (welcome) => ({ ...welcome, available: false }) },
};

test('home sells nothing to a player on a break: one card has the end, withdrawal, statement and help', async () => {
  const t = await openPage({ path: '/home', replies: onBreak });
  const card = page.getByRole('region', { name: t('safer-play:timeOut.cardTitle') });
  await expect.element(card).toBeVisible();
  await expect.element(card).toHaveTextContent(/Nov 28/);
  for (const [role, name] of [
    ['button', t('home.quick.withdraw')],
    ['link', t('safer-play:month.statement')],
    ['link', t('safer-play:help.title')],
  ] as const) {
    await expect.element(card.getByRole(role, { name })).toBeVisible();
  }
  const shortcuts = page.getByRole('navigation', { name: t('home.quick.label') });
  expect(shortcuts.getByText(t('home.quick.deposit'), { exact: true }).elements()).toEqual([]);
  for (const text of [t('home.start'), t('home.banners.deposit.title'), t('home.banners.featured')])
    expect(isSeen(text), text).toBe(false);
  expect(page.getByText('You are on a break until').elements()).toHaveLength(1);
});

test('an excluded player is not greeted by the login, and finds help instead of free play', async () => {
  const t = await openPage({
    path: '/home',
    as: 'guest',
    replies: { user: { login: refused('ACCOUNT_BLOCKED', { until: null, canReturn: false }) } },
    stored: { hasLoggedIn: 'true' },
  });
  openModal('show-login-modal');
  await fill({ [t('auth.email')]: 'blocked@fairhall.test', [t('auth.password')]: 'Fairhall1!' });
  await submit();
  await sees(t('exclusion:title'));
  expect(isSeen(t('auth.welcomeBack'))).toBe(false);
  expect(isSeen(t('free-play:withoutAccount'))).toBe(false);
  await expect
    .element(dialog().getByRole('link', { name: t('exclusion:help') }))
    .toHaveAttribute('href', '/safer-play/help');
});

test('the page of help has the rules of the player’s market and its organisations first', async () => {
  const t = await openPage({
    path: '/safer-play/help',
    replies: { user: { info: (info) => ({ ...info, market: 'gb' }) } },
  });
  await sees(t('safer-play:rules.title', { market: 'Great Britain' }));
  await sees('A round of a slot takes at most £5.');
  await sees(t('safer-play:rules.noAutoplay'));
  const headings = page.getByRole('heading', { level: 2 }).elements();
  expect(headings.map(({ textContent }) => textContent).slice(1, 3)).toEqual([
    'Great Britain',
    'Everywhere',
  ]);
});

const CHECKED = 'Being checked, usually within 24 hours: a person looks at larger amounts.';

test('a withdrawal that waits for a person shows it, with reason and time, and leads to its row', async () => {
  const inReview = { isInReview: true, remark: CHECKED };
  const t = await openPage({
    path: '/home',
    replies: {
      payments: {
        payoutAccounts: [],
        withdraw: (placed) => ({ ...placed, ...inReview }),
        withdrawRecords: (records) => ({
          ...records,
          list: records.list.map((record) => ({ ...record, status: 0, ...inReview })),
        }),
      },
    },
  });
  openModal('show-withdraw-modal', { walletType: 'USD' });
  await fill({ [t('withdraw:amount')]: '100', [t('withdraw:account.CARD')]: '6222000011112222' });
  await page.getByLabelText(t('withdraw:bank')).selectOptions('CPF');
  await submit();
  await expect.element(dialog()).toHaveTextContent(CHECKED);
  expect(isSeen(t('withdraw:done.title'))).toBe(false);
  await dialog()
    .getByRole('link', { name: t('withdraw:done.records') })
    .click();
  const records = page.getByRole('region', { name: t('wallet:records.title') });
  await expect.element(records).toBeInViewport();
  await expect.element(records).toHaveFocus();
  await expect.element(records).toHaveTextContent(CHECKED);
  await sees(t('wallet:withdrawStatus.inReview'));
});

const withDepositLimit = (remaining: number): Replies => ({
  saferPlay: {
    overview: ({ limits: [first], ...overview }) => ({
      ...overview,
      limits: first
        ? [
            {
              ...first,
              kind: 'deposit',
              walletType: 'USD',
              amount: 500,
              used: 500 - remaining,
              remaining,
            },
          ]
        : [],
    }),
  },
});

test('a deposit offers only what the player’s limit leaves', async () => {
  const t = await openPage({ path: '/wallet', replies: withDepositLimit(120) });
  openModal('show-deposit-modal', { walletType: 'USD' });
  await expect.element(dialog()).toHaveTextContent('$120');
  const amounts = dialog().getByRole('group', { name: t('deposit:quickAmounts') });
  await expect
    .poll(() =>
      amounts
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['$10', '$20', '$50', '$100']);
  await fill({ [t('deposit:amount')]: '121' });
  await submit();
  await sees(t('deposit:maxAmountError', { max: '$120' }));
});

test('a deposit that the limit leaves no room for is not begun', async () => {
  const t = await openPage({ path: '/wallet', replies: withDepositLimit(9) });
  openModal('show-deposit-modal', { walletType: 'USD' });
  await expect.element(dialog()).toHaveTextContent(/is less than the smallest deposit/);
  await expect.element(dialog().getByRole('button', { name: t('deposit:submit') })).toBeDisabled();
});

test('six notifications in twenty minutes are one row, which opens', async () => {
  const t = await openPage({
    path: '/home',
    replies: {
      notifications: {
        list: ({ list: [first], ...rest }) => ({
          ...rest,
          list: first
            ? Array.from({ length: 6 }, (_, place) => ({
                ...first,
                id: `burst-${place}`,
                title: `Deposit ${place}`,
                createdAt: new Date(Date.now() - place * 60_000).toISOString(),
              }))
            : [],
        }),
      },
    },
  });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await sees(t('notifications:burst', { count: 6 }));
  expect(isSeen('Deposit 5')).toBe(false);
  await dialog()
    .getByText(t('notifications:burst', { count: 6 }))
    .click();
  await sees('Deposit 5');
});

test('on a phone the first round of the history is in the upper half of the window', async () => {
  const t = await openPage({ path: '/history', size: PHONE });
  const first = () => document.querySelector('.history-row')?.getBoundingClientRect().top;
  await expect.poll(first).toBeLessThan(PHONE.height / 2);
  await page.getByRole('button', { name: t('history:kind.game') }).click();
  await page.getByRole('menuitemradio', { name: t('history:kind.transaction') }).click();
  await expect.poll(() => location.search).toBe('?kind=transaction');
  const totals = page.getByRole('region', { name: t('history:totals.title') });
  await expect.poll(() => totals.elements().length).toBe(1);
});

test('the wish for a person opens a message to support, with the chat so far', async () => {
  const t = await openPage({ path: '/support', size: PHONE });
  const field = page.getByLabelText(t('support:chat.placeholder'));
  const channels = page.getByRole('region', { name: t('support:channelsTitle') });
  expect(field.element().getBoundingClientRect().bottom).toBeLessThan(
    channels.element().getBoundingClientRect().top,
  );
  await field.fill('I want to talk to a human');
  await page.getByRole('button', { name: t('support:chat.send'), exact: true }).click();
  await sees(t('support:chat.replies.human'));
  await page.getByRole('button', { name: t('support:questions.title'), exact: true }).click();
  await expect
    .element(page.getByLabelText(t('support:questions.message'), { exact: true }).first())
    .toHaveValue(expect.stringContaining('You: I want to talk to a human'));
});

test('the chat knows the RTP of a game that is named', async () => {
  const t = await openPage({ path: '/support' });
  await page.getByLabelText(t('support:chat.placeholder')).fill('rtp of Phoenix Ascend?');
  await page.getByRole('button', { name: t('support:chat.send'), exact: true }).click();
  await expect
    .element(page.getByRole('log'))
    .toHaveTextContent(/Phoenix Ascend pays back \d+\.\d+%/);
  await expect
    .element(page.getByRole('log').getByRole('link', { name: 'Phoenix Ascend' }))
    .toHaveAttribute('href', '/games/phoenix-ascend');
});

const slotsReport = published.games.filter(({ odds }) => odds !== null);
/** Of these slots the largest win is one in at most 100 million rounds, and one in more. */
const [reached, unreached] = [true, false].map(
  (isReached) =>
    slotsReport.find(({ odds }) => (odds?.cap ?? 0) <= 1e8 === isReached)?.gameId ?? '',
);

const twoSlots: Replies = {
  games: {
    available: ([first]) =>
      [reached, unreached].flatMap((gameId) => (first && gameId ? [{ ...first, gameId }] : [])),
    get: (game) => ({ ...game, gameId: unreached ?? '' }),
  },
};

test.for([DESKTOP, PHONE])(
  'a largest win rarer than one in 100 million is called the limit of a round in the report, %o',
  async (size) => {
    const t = await openPage({ path: '/fairness', as: 'guest', replies: twoSlots, size });
    const named = page.getByText(t('figures:columns.limit'), { exact: true });
    await expect.poll(() => named.elements().length).toBe(1);
  },
);

test('and on the page of the game', async () => {
  const t = await openPage({ path: `/games/${unreached}`, as: 'guest', replies: twoSlots });
  await sees(t('figures:columns.limit'));
  expect(isSeen(t('figures:columns.maxWin'))).toBe(false);
});

test('a largest win that players reach is called so on the page of the game', async () => {
  const t = await openPage({
    path: `/games/${reached}`,
    as: 'guest',
    replies: { games: { ...twoSlots.games, get: (game) => ({ ...game, gameId: reached ?? '' }) } },
  });
  await sees(t('figures:columns.maxWin'));
  expect(isSeen(t('figures:columns.limit'))).toBe(false);
});
