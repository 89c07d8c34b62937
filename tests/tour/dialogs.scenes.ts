import { playRound } from '../e2e/play-round.ts';
import { tour } from './scene.ts';
import {
  addingFavorites,
  disconnect,
  fill,
  inOrder,
  offlineError,
  openByEvent,
  press,
  pressInDialog,
  pressInMain,
  type Step,
  see,
} from './steps.ts';

tour('menus', [
  {
    name: 'wallets',
    as: 'demo',
    path: '/home',
    only: 'desktop',
    shows: 'Play with',
    steps: press('Choose wallet'),
  },
  {
    name: 'languages',
    path: '/home',
    shows: 'Bahasa Indonesia',
    steps: press('Language'),
  },
  {
    name: 'account',
    as: 'demo',
    path: '/home',
    only: 'desktop',
    shows: 'demo@fairhall.test',
    steps: press('Your account'),
  },
  {
    name: 'search',
    as: 'demo',
    path: '/home',
    only: 'mobile',
    shows: (page) => page.getByRole('dialog').getByRole('combobox'),
    steps: press('Search games'),
  },
]);

const showNotifications = openByEvent('show-notifications');

tour('notifications', [
  {
    name: 'all',
    as: 'demo',
    path: '/home',
    shows: (page) => page.getByRole('dialog').getByRole('listitem'),
    steps: showNotifications,
  },
  {
    name: 'unread',
    as: 'demo',
    path: '/home',
    shows: (page) => page.getByRole('dialog').getByRole('listitem'),
    steps: inOrder(showNotifications, press(/^Unread/)),
  },
  {
    name: 'system',
    as: 'demo',
    path: '/home',
    shows: (page) => page.getByRole('dialog').getByRole('listitem'),
    steps: inOrder(showNotifications, press(/^System/)),
  },
  {
    name: 'activity',
    as: 'demo',
    path: '/home',
    shows: (page) => page.getByRole('dialog').getByRole('listitem'),
    steps: inOrder(showNotifications, press(/^Activity/)),
  },
  {
    name: 'all-read',
    as: 'own',
    path: '/home',
    shows: (page) => page.getByRole('dialog').getByText('Deposit received'),
    before: (api) => api.deposit({ walletType: 'USD', amount: 100 }),
    steps: inOrder(showNotifications, press('Mark all as read')),
  },
  {
    name: 'empty',
    as: 'new',
    path: '/home',
    shows: 'Nothing here',
    steps: inOrder(showNotifications, press(/^Activity/)),
  },
]);

/** The wheel has a card beside the slides, in narrow windows its own slide. */
const openWheel = inOrder(
  async ({ page, isMobile }) => {
    if (!isMobile) return;
    const slide = page.getByRole('listitem').filter({ hasText: 'Welcome reward' });
    await slide.evaluate((element) => element.scrollIntoView({ inline: 'start' }));
  },
  press(/^Welcome reward|^Spin the wheel/),
);

const openCommittedWheel = inOrder(openWheel, see('The result is already sealed'));

tour('rewards', [
  {
    name: 'wheel',
    as: 'own',
    path: '/home',
    shows: 'The result is already sealed',
    steps: openWheel,
  },
  {
    name: 'wheel-won',
    as: 'own',
    path: '/home',
    shows: 'Checked on this device',
    steps: inOrder(openWheel, pressInDialog('Spin the wheel')),
  },
  {
    name: 'wheel-offline',
    as: 'own',
    path: '/home',
    shows: 'Network error',
    steps: inOrder(openCommittedWheel, disconnect, pressInDialog('Spin the wheel')),
    consoleErrors: offlineError,
  },
]);

tour('profile-dialogs', [
  { name: 'edit', as: 'demo', path: '/profile', shows: 'Edit your profile', steps: press('Edit') },
  {
    name: 'avatar',
    as: 'demo',
    path: '/profile',
    shows: 'Your avatar',
    steps: press('Change avatar'),
  },
  {
    name: 'avatar-problem',
    as: 'demo',
    path: '/profile',
    shows: 'We can’t read this file as a picture',
    steps: inOrder(press('Change avatar'), ({ page }) =>
      page.getByLabel('Upload a picture').setInputFiles({
        name: 'notes.png',
        mimeType: 'image/png',
        buffer: Buffer.from('no picture'),
      }),
    ),
  },
  {
    name: 'updated',
    as: 'own',
    path: '/profile',
    shows: 'Profile updated',
    steps: inOrder(press('Edit'), fill({ Country: 'Brazil' }), pressInDialog('Save')),
  },
  {
    name: 'logout',
    as: 'demo',
    path: '/profile',
    shows: 'Log out?',
    steps: pressInMain('Log out'),
  },
  {
    name: 'logged-out',
    as: 'own',
    path: '/profile',
    shows: 'Logged out',
    steps: inOrder(pressInMain('Log out'), pressInDialog('Log out')),
  },
]);

tour('support-dialogs', [
  { name: 'email', path: '/support', shows: 'Address', steps: press(/^Email/) },
  { name: 'telegram', path: '/support', shows: 'Address', steps: press(/^Telegram/) },
  {
    name: 'article',
    path: '/support?article=deposit',
    shows: (page) => page.getByRole('dialog'),
  },
]);

const openClearDialog = press('Clear history');
const selectAll = inOrder(press('Select'), press('Select all'));

tour('confirmations', [
  {
    name: 'clear-history',
    as: 'demo',
    path: '/history',
    shows: 'Clear your game records?',
    steps: openClearDialog,
  },
  {
    name: 'cleared-history',
    as: 'own',
    path: '/history',
    shows: 'History cleared',
    before: async (api) => {
      await api.claimWelcome();
      await playRound(api);
    },
    steps: inOrder(openClearDialog, pressInDialog('Clear')),
  },
  {
    name: 'remove-favorite',
    as: 'own',
    path: '/favorites',
    shows: 'Remove from favorites?',
    before: addingFavorites('wolfmoon'),
    steps: press('Favorite Wolfmoon'),
  },
  {
    name: 'remove-favorites',
    as: 'own',
    path: '/favorites',
    shows: '2 games leave your list',
    before: addingFavorites('wolfmoon', 'phoenix-ascend'),
    steps: inOrder(selectAll, press('Remove 2')),
  },
  {
    name: 'removed-favorites',
    as: 'own',
    path: '/favorites',
    shows: '2 games removed from favorites',
    before: addingFavorites('wolfmoon', 'phoenix-ascend'),
    steps: inOrder(selectAll, press('Remove 2'), pressInDialog('Remove 2')),
  },
]);

/** A worker with another URL is a new version of the client. */
const deployNewVersion: Step = ({ page }) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
    }
    await navigator.serviceWorker.register('/sw.js?next');
  });

tour('update', [
  { name: 'prompt', path: '/home', shows: 'A new version is ready', steps: deployNewVersion },
]);
