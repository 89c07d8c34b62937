import type { PlayerApi } from '../e2e/player-api.ts';
import { type Scene, tour } from './scene.ts';
import {
  disconnect,
  fill,
  inDialog,
  inOrder,
  offlineError,
  openByEvent,
  press,
  pressInDialog,
} from './steps.ts';

const path = '/safer-play';
const typeAmount = (amount: string) => fill({ Amount: amount });

const states: readonly Scene[] = [
  { name: 'guest', path, shows: 'Log in to set your limits' },
  { name: 'none', as: 'new', path, shows: 'You have set no limits.' },
  {
    name: 'offline',
    as: 'demo',
    path,
    shows: 'you can read this page, but change nothing',
    steps: disconnect,
    consoleErrors: offlineError,
  },
  {
    name: 'on-a-break',
    as: 'own',
    before: (api) => api.post('/safer-play/time-out', { duration: '7d' }),
    path,
    shows: 'Your break lasts until',
  },
];

tour('safer-play', states);

const dialogs: readonly Scene[] = [
  {
    name: 'set',
    as: 'new',
    path,
    shows: 'Applies now.',
    steps: inOrder(press('Set a limit'), typeAmount('100')),
  },
  {
    name: 'invalid',
    as: 'new',
    path,
    shows: 'Enter a whole number',
    steps: inOrder(press('Set a limit'), typeAmount('a lot'), pressInDialog('Save limit')),
  },
  {
    name: 'break',
    as: 'new',
    path,
    shows: 'The break ends by itself',
    steps: press('Take a break'),
  },
  {
    name: 'exclusion',
    as: 'new',
    path,
    shows: 'Every session ends now',
    steps: press('Exclude myself'),
  },
  {
    name: 'exclusion-password',
    as: 'new',
    path,
    shows: 'Please confirm that you understand',
    steps: inOrder(
      press('Exclude myself'),
      inDialog((dialog) => dialog.getByLabel('For good').check()),
      pressInDialog('Continue'),
      fill({ 'Your password': 'a password' }),
      pressInDialog('Exclude me now'),
    ),
  },
];

tour('safer-play-dialog', dialogs);

const GAME = '/game-play?gameId=dragon-tiger&gameName=Dragon+Tiger&walletType=USD';
const claimWelcome = (api: PlayerApi) => api.claimWelcome();
tour('safer-play-elsewhere', [
  {
    name: 'deposit-on-a-break',
    as: 'own',
    before: (api) => api.post('/safer-play/time-out', { duration: '24h' }),
    path: '/home',
    shows: 'Deposits are paused until',
    steps: openByEvent('show-deposit-modal', { walletType: 'USD' }),
  },
  {
    name: 'wallet-on-a-break',
    as: 'own',
    before: (api) => api.post('/safer-play/time-out', { duration: '24h' }),
    path: '/wallet',
    shows: 'You are on a break until',
  },
  {
    name: 'game-on-a-break',
    as: 'own',
    before: async (api) => {
      await claimWelcome(api);
      await api.post('/safer-play/time-out', { duration: '24h' });
    },
    path: GAME,
    shows: 'Play is paused until',
  },
]);
