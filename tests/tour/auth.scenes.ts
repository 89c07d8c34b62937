import { tour } from './scene.ts';
import { fill, inDialog, inOrder, openByEvent, press, pressInDialog, type Step } from './steps.ts';

const openLogin = openByEvent('show-login-modal');
const openRegistration = openByEvent('show-register-modal');
const openPasswordChange = openByEvent('show-change-password-modal');
const playPath = '/game-play?gameId=phoenix-ascend&gameName=Phoenix+Ascend';

/** Fills in the registration form. */
function register(email: string): Step {
  const password = 'a-long-password';
  return inOrder(
    openRegistration,
    fill({ Nickname: 'Robin', Email: email, Password: password, 'Confirm password': password }),
    inDialog((dialog) => dialog.getByRole('checkbox', { name: /18 or older/ }).check()),
    pressInDialog('Create account'),
  );
}

tour('auth', [
  { name: 'login', path: '/home', shows: 'New here?', steps: openLogin },
  {
    name: 'login-problem',
    path: '/home',
    shows: 'Please fill in email and password',
    steps: inOrder(openLogin, pressInDialog('Log in')),
  },
  {
    name: 'login-refused',
    path: '/home',
    shows: 'Email or password is not correct',
    steps: inOrder(
      openLogin,
      fill({ Email: 'demo@fairhall.test', Password: 'not-the-password' }),
      pressInDialog('Log in'),
    ),
  },
  {
    name: 'register',
    path: '/home?empInviteCode=EMP-7QK2',
    shows: 'Create your account',
    steps: openRegistration,
  },
  {
    name: 'register-problem',
    path: '/home',
    shows: 'Please enter a nickname',
    steps: inOrder(openRegistration, pressInDialog('Create account')),
  },
  {
    name: 'register-details',
    path: '/home',
    shows: (page) => page.getByLabel('Address'),
    steps: inOrder(openRegistration, ({ page }) =>
      page.getByRole('dialog').getByText('Phone, country and address').click(),
    ),
  },
  {
    name: 'register-refused',
    path: '/home',
    shows: 'This email is already registered',
    steps: register('demo@fairhall.test'),
  },
  {
    name: 'forgot',
    path: '/home',
    shows: 'Forgot your password?',
    steps: inOrder(openLogin, press('Forgot password?')),
  },
  {
    name: 'link-sent',
    path: '/home',
    shows: /a link is on its way/,
    steps: inOrder(
      openLogin,
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
    steps: openPasswordChange,
  },
  {
    name: 'change-password-refused',
    as: 'own',
    path: '/profile',
    shows: 'Change failed, please check if current password is correct',
    steps: inOrder(
      openPasswordChange,
      fill({
        'Current password': 'not-the-password',
        'New password': 'a-long-password',
        'Confirm new password': 'a-long-password',
      }),
      pressInDialog('Change password'),
    ),
  },
  {
    name: 'change-password-problem',
    as: 'demo',
    path: '/profile',
    shows: 'Enter your current password',
    steps: inOrder(openPasswordChange, pressInDialog('Change password')),
  },
  {
    name: 'for-a-game',
    path: playPath,
    shows: 'Log in to play Phoenix Ascend',
  },
  {
    name: 'for-a-game-without-an-account',
    path: playPath,
    shows: 'Create an account to play Phoenix Ascend',
    steps: inDialog((dialog) => dialog.getByRole('tab', { name: 'Create account' }).click()),
  },
  {
    name: 'session-expired',
    as: 'own',
    path: '/profile',
    shows: 'Login expired, please login again',
    consoleErrors: /status of 401/,
    before: (api) => api.post('/user/logout'),
  },
  {
    name: 'kicked-out',
    as: 'own',
    path: '/profile',
    shows: 'Your account has been logged in on another device',
    consoleErrors: /status of 401/,
    before: (_api, { logInElsewhere }) => logInElsewhere(),
  },
]);

/** A login of sec@ up to its second step. */
const enterPassword = inOrder(
  openLogin,
  fill({ Email: 'sec@fairhall.test', Password: 'Fairhall1!' }),
  pressInDialog('Log in'),
);

tour('second-step', [
  {
    name: 'refused',
    path: '/home',
    shows: 'This code is not correct',
    steps: inOrder(
      enterPassword,
      pressInDialog('Use a recovery code'),
      fill({ 'Recovery code': 'WRONG-CODES' }),
      pressInDialog('Continue'),
    ),
  },
]);
