import { fill, inOrder, keeping, openByEvent, press, pressInDialog } from './ask.ts';
import { tour } from './scene.ts';

const askToLogIn = openByEvent('show-login-modal');
const askToRegister = openByEvent('show-register-modal');

tour('auth', [
  { name: 'login', path: '/home', shows: 'Welcome back', steps: askToLogIn },
  {
    name: 'login-problem',
    path: '/home',
    shows: 'Please fill in email and password',
    steps: inOrder(askToLogIn, pressInDialog('Log in')),
  },
  {
    name: 'login-refused',
    path: '/home',
    shows: 'Email or password is not correct',
    steps: inOrder(
      askToLogIn,
      fill({ Email: 'demo@fairhall.test', Password: 'not-the-password' }),
      pressInDialog('Log in'),
    ),
  },
  {
    name: 'register',
    path: '/home?empInviteCode=EMP-7QK2',
    shows: 'Create your account',
    steps: askToRegister,
  },
  {
    name: 'register-problem',
    path: '/home',
    shows: 'Please enter a nickname',
    steps: inOrder(askToRegister, pressInDialog('Create account')),
  },
  {
    name: 'register-details',
    path: '/home',
    shows: (page) => page.getByLabel('Address'),
    steps: inOrder(askToRegister, ({ page }) =>
      page.getByRole('dialog').getByText('Phone, country and address').click(),
    ),
  },
  {
    name: 'forgot',
    path: '/home',
    shows: 'Forgot your password?',
    steps: inOrder(askToLogIn, press('Forgot password?')),
  },
  {
    name: 'link-sent',
    path: '/home',
    shows: /a link is on its way/,
    steps: inOrder(
      askToLogIn,
      press('Forgot password?'),
      fill({ Email: 'nobody@example.test' }),
      press('Send the link'),
    ),
  },
  {
    name: 'change-password',
    as: 'demo',
    path: '/profile',
    shows: 'Afterwards you log in again',
    steps: openByEvent('show-change-password-modal'),
  },
  {
    name: 'change-password-problem',
    as: 'demo',
    path: '/profile',
    shows: 'Enter your current password',
    steps: inOrder(openByEvent('show-change-password-modal'), pressInDialog('Change password')),
  },
  {
    name: 'for-a-game',
    path: '/game-play?gameId=phoenix-ascend',
    shows: 'Welcome back',
  },
]);

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
    shows: (page) => page.getByRole('dialog').getByRole('searchbox'),
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
    name: 'empty',
    as: 'new',
    path: '/home',
    shows: 'Nothing here',
    steps: inOrder(showNotifications, press(/^Activity/)),
  },
]);

/** The wheel has a card beside the slides, on narrow windows a slide of its own. */
const openWheel = inOrder(
  async ({ page, isMobile }) => {
    if (!isMobile) return;
    const slide = page.getByRole('listitem').filter({ hasText: 'Welcome reward' });
    await slide.evaluate((element) => element.scrollIntoView({ inline: 'start' }));
  },
  press(/^Welcome reward|^Spin the wheel/),
);

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
    name: 'logout',
    as: 'demo',
    path: '/profile',
    shows: 'Log out?',
    steps: ({ page }) => page.getByRole('main').getByRole('button', { name: 'Log out' }).click(),
  },
  {
    name: 'logged-out',
    as: 'own',
    path: '/profile',
    shows: 'Logged out',
    steps: inOrder(
      ({ page }) => page.getByRole('main').getByRole('button', { name: 'Log out' }).click(),
      pressInDialog('Log out'),
    ),
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

tour('confirmations', [
  {
    name: 'clear-history',
    as: 'demo',
    path: '/history',
    shows: 'Clear your game records?',
    steps: press('Clear history'),
  },
  {
    name: 'remove-favorite',
    as: 'own',
    path: '/favorites',
    shows: 'Remove from favorites?',
    before: keeping('wolfmoon'),
    steps: press('Favorite Wolfmoon'),
  },
]);
