import type { Scene } from './scene.ts';
import { tour } from './scene.ts';
import { fill, inOrder, openByEvent, pressInDialog, pressInMain, type Step } from './steps.ts';

/** Scrolls to a panel of the profile. */
const to =
  (heading: string): Step =>
  ({ page }) =>
    page.getByRole('heading', { name: heading, exact: true }).scrollIntoViewIfNeeded();

const profile: Pick<Scene, 'as' | 'path'> = { as: 'own', path: '/profile' };

tour('protection', [
  { name: 'none', ...profile, shows: 'No passkey yet.', steps: to('Login protection') },
  { name: 'set-up', ...profile, shows: 'Six digits', steps: pressInMain('Set up') },
  {
    name: 'add-passkey',
    ...profile,
    shows: 'So that you recognize it later',
    steps: pressInMain('Add a passkey'),
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
    name: 'is-it-you-refused',
    ...profile,
    shows: 'This password is not correct',
    steps: inOrder(
      openByEvent('show-fresh-login'),
      fill({ Password: 'not-the-password' }),
      pressInDialog('Confirm'),
    ),
  },
]);
