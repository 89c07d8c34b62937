import { catalogue } from '../../server/game-server/src/catalogue/catalogue.ts';
import { expect } from '../e2e/test.ts';
import { tour } from './scene.ts';
import { addingFavorites, inOrder, press, pressInMain, type Step } from './steps.ts';

const favourites = ['phoenix-ascend', 'brass-roulette', 'deepwater-bounty', 'wolfmoon'];

tour('home', [
  { name: 'guest', path: '/home', shows: 'Lottery games' },
  { name: 'player', as: 'demo', path: '/home', shows: 'Continue playing' },
  { name: 'new', as: 'new', path: '/home', shows: 'Lottery games' },
  {
    name: 'proofs',
    path: '/home',
    shows: 'See the returns',
    steps: pressInMain('Next'),
    only: 'desktop',
  },
]);

const allGames = /^\d+ games from \d+ providers$/;

tour('games', [
  { name: 'grid', path: '/games', shows: allGames },
  { name: 'list', as: 'demo', path: '/games?view=list', shows: allGames },
  {
    name: 'pointed-at',
    path: '/games',
    shows: allGames,
    steps: ({ page }) => page.getByRole('link', { name: 'Play Wolfmoon' }).first().hover(),
    only: 'desktop',
  },
  { name: 'fishing', path: '/games?type=fishing', shows: '4 games' },
  { name: 'lottery', path: '/games?type=lottery', shows: '4 games' },
  { name: 'found', path: '/games?q=moon', shows: 'Wolfmoon' },
  { name: 'sports', as: 'demo', path: '/games?type=sports&view=list', shows: '4 games' },
]);

tour('wallet', [
  { name: 'demo', as: 'demo', path: '/wallet', shows: 'Your wallets' },
  { name: 'busy', as: 'busy', path: '/wallet', shows: 'Payment failed' },
  {
    name: 'hidden',
    as: 'demo',
    path: '/wallet',
    shows: 'Your wallets',
    steps: press('Hide balances'),
  },
  {
    name: 'withdrawals',
    as: 'busy',
    path: '/wallet',
    shows: 'Bank processing',
    steps: press('Withdrawal records'),
  },
  {
    name: 'no-match',
    as: 'new',
    path: '/wallet',
    shows: 'No orders match',
    steps: ({ page }) => page.getByLabel('Status').first().selectOption('Cancelled'),
  },
  { name: 'guest', path: '/wallet', shows: 'Log in to see your wallet' },
]);

tour('history', [
  { name: 'rounds', as: 'demo', path: '/history', shows: 'Returned' },
  {
    name: 'transactions',
    as: 'demo',
    path: '/history',
    shows: 'Completed',
    steps: press('Transactions'),
  },
  {
    name: 'visits',
    as: 'demo',
    path: '/history',
    shows: 'Games whose page you opened',
    steps: press('Visited games'),
  },
  {
    name: 'no-match',
    as: 'demo',
    path: '/history?from=2020-01-01&to=2020-01-02',
    shows: 'Nothing matches',
  },
  { name: 'guest', path: '/history', shows: 'Log in to see your history' },
]);

const watchRound: Step = async ({ page }) => {
  await page
    .getByRole('link', { name: /^Watch this round of/ })
    .first()
    .click();
  const game = page.locator('iframe.game-frame').contentFrame();
  await expect(game.locator('html')).toHaveAttribute('data-replay', 'over', { timeout: 30_000 });
};

tour('replay', [
  { name: 'round', as: 'demo', path: '/history', shows: 'Watch again', steps: watchRound },
  {
    name: 'missing',
    path: '/r/q3vJ0yq0m1cYt7rZ8WfC2g',
    shows: 'nothing to watch here',
    consoleErrors: /404/,
  },
]);

tour('profile', [
  { name: 'player', as: 'demo', path: '/profile', shows: 'Basic info' },
  { name: 'guest', path: '/profile', shows: 'Log in to see your profile' },
]);

tour('favorites', [
  {
    name: 'saved',
    as: 'own',
    path: '/favorites',
    shows: 'Wolfmoon',
    before: addingFavorites(...favourites),
  },
  {
    name: 'selecting',
    as: 'own',
    path: '/favorites',
    shows: '4 games selected',
    before: addingFavorites(...favourites),
    steps: inOrder(press('Select'), press('Select all')),
  },
  {
    name: 'no-match',
    as: 'own',
    path: '/favorites?type=sports',
    shows: 'No favorite of this type',
    before: addingFavorites(...favourites),
  },
  { name: 'guest', path: '/favorites', shows: 'Log in to see your favorites' },
]);

tour('fairness', [
  { name: 'report', path: '/fairness', shows: 'Brass Roulette' },
  { name: 'none', path: '/fairness?find=no+such+game', shows: 'No game fits that' },
]);

tour('legal', [
  { name: 'terms', path: '/terms', shows: 'Play money' },
  { name: 'privacy', path: '/privacy', shows: 'Who receives it' },
]);

tour('support', [
  { name: 'guest', path: '/support', shows: 'Hall assistant' },
  {
    name: 'chat-guest',
    path: '/support',
    shows: 'Log in and ask again',
    steps: pressInMain('Deposit'),
  },
  {
    name: 'chat',
    as: 'demo',
    path: '/support',
    shows: (page) => page.getByRole('log').getByText('Your last deposit is'),
    steps: pressInMain('Deposit'),
  },
  {
    name: 'questions',
    as: 'busy',
    path: '/support',
    shows: 'Waiting for an answer',
  },
  {
    name: 'question',
    as: 'own',
    path: '/support',
    before: (api) =>
      api.post('/support/tickets', { subject: 'My withdrawal', text: 'Where is it?' }),
    shows: 'Send another message',
    steps: ({ page }) => page.getByText('My withdrawal').click(),
  },
  {
    name: 'chat-unknown',
    path: '/support',
    shows: 'I did not understand that',
    steps: async ({ page }) => {
      await page.getByLabel('Write a message').fill('Will it rain tomorrow?');
      await page.keyboard.press('Enter');
    },
  },
]);

tour('others', [
  { name: 'providers', path: '/providers', shows: `Games: ${catalogue.length}` },
  { name: 'reset-password', path: '/#resetToken=abc', shows: 'It ends all sessions' },
  { name: 'reset-no-token', path: '/reset-password', shows: 'This link is not complete' },
  {
    name: 'not-found',
    path: '/no-such-page',
    shows: 'There is nothing behind this door',
    consoleErrors: /status of 404/,
  },
  {
    name: 'collapsed-sidebar',
    as: 'demo',
    path: '/games',
    only: 'desktop',
    shows: (page) => page.getByRole('button', { name: 'Expand sidebar' }),
    steps: press('Collapse sidebar'),
  },
]);
