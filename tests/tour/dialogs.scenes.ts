import { openByEvent, press } from './ask.ts';
import { tour } from './scene.ts';

tour('auth', [
  { name: 'login', path: '/home', shows: 'Welcome back', steps: openByEvent('show-login-modal') },
  {
    name: 'login-problem',
    path: '/home',
    shows: 'Please fill in email and password',
    steps: async (visit) => {
      await openByEvent('show-login-modal')(visit);
      const dialog = visit.page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Log in' }).click();
    },
  },
  {
    name: 'register',
    path: '/home?empInviteCode=EMP-7QK2',
    shows: 'Create your account',
    steps: openByEvent('show-register-modal'),
  },
  {
    name: 'register-problem',
    path: '/home',
    shows: 'Please enter a nickname',
    steps: async (visit) => {
      await openByEvent('show-register-modal')(visit);
      const dialog = visit.page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Create account' }).click();
    },
  },
  {
    name: 'register-details',
    path: '/home',
    shows: (page) => page.getByLabel('Address'),
    steps: async (visit) => {
      await openByEvent('show-register-modal')(visit);
      await visit.page.getByRole('dialog').getByText('Phone, country and address').click();
    },
  },
  {
    name: 'forgot',
    path: '/home',
    shows: 'Forgot your password?',
    steps: async (visit) => {
      await openByEvent('show-login-modal')(visit);
      await press('Forgot password?')(visit);
    },
  },
  {
    name: 'change-password',
    as: 'demo',
    path: '/profile',
    shows: 'Afterwards you log in again',
    steps: openByEvent('show-change-password-modal'),
  },
]);

tour('money', [
  {
    name: 'deposit',
    as: 'own',
    path: '/home',
    shows: 'Match bonus',
    steps: async (visit) => {
      await openByEvent('show-deposit-modal', { walletType: 'USD' })(visit);
      await press('$100')(visit);
    },
  },
  {
    name: 'deposit-problem',
    as: 'demo',
    path: '/wallet',
    shows: 'Enter an amount',
    steps: async (visit) => {
      await openByEvent('show-deposit-modal', { walletType: 'BRL' })(visit);
      await press('Continue to payment')(visit);
    },
  },
  {
    name: 'deposit-waiting',
    as: 'own',
    path: '/home',
    shows: 'Deposit order created',
    steps: async (visit) => {
      await openByEvent('show-deposit-modal', { walletType: 'USD' })(visit);
      await press('$100')(visit);
      await press('Continue to payment')(visit);
    },
  },
  {
    name: 'withdraw-pix',
    as: 'demo',
    path: '/wallet',
    shows: 'Withdraw R$320.50',
    steps: async (visit) => {
      await openByEvent('show-withdraw-modal', { walletType: 'BRL' })(visit);
      const dialog = visit.page.getByRole('dialog');
      await dialog.getByLabel('PIX key, CPF').fill('48211793055');
      await dialog.getByLabel('Amount').fill('320.50');
    },
  },
  {
    name: 'withdraw-card-problem',
    as: 'demo',
    path: '/wallet',
    shows: 'The minimum is',
    steps: async (visit) => {
      await openByEvent('show-withdraw-modal', { walletType: 'USD' })(visit);
      const dialog = visit.page.getByRole('dialog');
      await dialog.getByLabel('Bank', { exact: true }).selectOption({ index: 1 });
      await dialog.getByLabel('Card number').fill('4242');
      await dialog.getByLabel('Amount').fill('5');
      await dialog.getByRole('button', { name: /^Withdraw/ }).click();
    },
  },
  {
    name: 'withdraw-done',
    as: 'own',
    path: '/wallet',
    shows: /Withdrawal submitted, order number/,
    before: (api) => api.deposit({ walletType: 'BRL', amount: 500 }),
    steps: async (visit) => {
      await openByEvent('show-withdraw-modal', { walletType: 'BRL' })(visit);
      const dialog = visit.page.getByRole('dialog');
      await dialog.getByLabel('PIX key, CPF').fill('48211793055');
      await dialog.getByLabel('Amount').fill('320.50');
      await dialog.getByRole('button', { name: 'Withdraw R$320.50' }).click();
    },
  },
  {
    name: 'transaction',
    as: 'demo',
    path: '/wallet',
    shows: 'Transaction ID',
    steps: press(/Details of order/),
  },
  {
    name: 'wallet-switch',
    as: 'demo',
    path: '/home',
    shows: 'Games and deposits use this wallet',
    steps: openByEvent('show-wallet-selection', { options: { mode: 'switch' } }),
  },
  {
    name: 'wallet-for-game',
    as: 'demo',
    path: '/games?view=list',
    shows: 'The game opens in a new tab',
    steps: press('Play Phoenix Ascend with another wallet'),
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

tour('notifications', [
  {
    name: 'all',
    as: 'demo',
    path: '/home',
    shows: (page) => page.getByRole('dialog').getByRole('listitem'),
    steps: openByEvent('show-notifications'),
  },
  {
    name: 'unread',
    as: 'demo',
    path: '/home',
    shows: (page) => page.getByRole('dialog').getByRole('listitem'),
    steps: async (visit) => {
      await openByEvent('show-notifications')(visit);
      await press(/^Unread/)(visit);
    },
  },
  {
    name: 'empty',
    as: 'new',
    path: '/home',
    shows: 'Nothing here',
    steps: async (visit) => {
      await openByEvent('show-notifications')(visit);
      await press(/^Activity/)(visit);
    },
  },
]);

tour('rewards', [
  {
    name: 'wheel',
    as: 'own',
    path: '/home',
    only: 'desktop',
    shows: 'The result is already sealed',
    steps: press(/^Welcome reward/),
  },
  {
    name: 'wheel-won',
    as: 'own',
    path: '/home',
    only: 'desktop',
    shows: 'Checked on this device',
    steps: async (visit) => {
      await press(/^Welcome reward/)(visit);
      const dialog = visit.page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Spin the wheel' }).click();
    },
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
]);

tour('support-dialogs', [
  { name: 'email', path: '/support', shows: 'Address', steps: press(/^Email/) },
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
    before: (api) => api.post('/game/favorite/add', { gameId: 'wolfmoon' }),
    steps: press('Favorite Wolfmoon'),
  },
]);
