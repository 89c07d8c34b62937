import { openGame, untilGameIsOpen } from './open-game.ts';
import { tour } from './scene.ts';
import { fill, inOrder, openByEvent, pressInDialog, see } from './steps.ts';

/* What the rules of a market change. */

const deposit = openByEvent('show-deposit-modal');
const { path, shows } = openGame({ gameId: 'phoenix-ascend', gameName: 'Phoenix Ascend' });
const arena = openGame({ gameId: 'deepwater-bounty', gameName: 'Deepwater Bounty' });

tour('markets', [
  { name: 'gb-slot', as: 'gb', path, shows, steps: untilGameIsOpen },
  { name: 'gb-arena', as: 'gb', path: arena.path, shows: arena.shows, steps: untilGameIsOpen },
  {
    name: 'gb-choice',
    as: 'gb',
    path: '/wallet',
    shows: 'Deposit limit for a month',
    steps: deposit,
  },
  {
    name: 'gb-not-now',
    as: 'gb',
    path: '/wallet',
    shows: 'Continue to payment',
    steps: inOrder(deposit, pressInDialog('Not now')),
  },
  { name: 'gb-home', as: 'gb', path: '/home', shows: 'House rules: Great Britain (play money)' },
  { name: 'br-home', as: 'br', path: '/home', shows: 'House rules: Brazil (play money)' },
  {
    name: 'br-limits',
    as: 'br',
    path: '/wallet',
    shows: 'Time limit for a day, in minutes',
    steps: deposit,
  },
  {
    name: 'br-problem',
    as: 'br',
    path: '/wallet',
    shows: 'Enter whole minutes, from 15 to 1440',
    steps: inOrder(
      deposit,
      see('Time limit for a day, in minutes'),
      fill({ 'Loss limit for a month': '500', 'Time limit for a day, in minutes': '5' }),
      pressInDialog('Set and continue'),
    ),
  },
  {
    name: 'br-limits-pt-br',
    as: 'br',
    language: 'pt-br',
    path: '/wallet',
    shows: 'Limite de tempo por dia, em minutos',
    steps: deposit,
  },
]);
