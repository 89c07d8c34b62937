import { createHash } from 'node:crypto';
import { playRound } from '../e2e/play-round.ts';
import { type Scene, tour } from './scene.ts';
import { inOrder, press, pressInMain } from './steps.ts';

const serverSeed = '0123456789abcdef'.repeat(4);

/** A worked example of docs/fairness.md, as the URL of its replay in the verifier. */
function dealt(
  game: string,
  { shows = 'These seeds deal this outcome', ...round }: Readonly<Record<string, string>>,
): Scene {
  const hash = createHash('sha256').update(serverSeed).digest('hex');
  const search = new URLSearchParams({
    game,
    hash,
    serverSeed,
    clientSeed: 'marina-0616',
    currency: 'USD',
    ...round,
  });
  return { name: game, path: `/verify?${search}`, shows };
}

/** A round of the player's own, whose seed is still active. */
const played: Pick<Scene, 'as' | 'path' | 'before'> = {
  as: 'own',
  path: '/verify',
  before: async (api) => {
    await api.claimWelcome();
    await playRound(api);
  },
};

const pick = press(/Velvet Baccarat/);

tour('verify', [
  { name: 'guest', path: '/verify', shows: 'No round yet' },
  {
    name: 'problems',
    path: '/verify',
    shows: 'Enter the revealed server seed.',
    steps: pressInMain('Verify'),
  },
  dealt('pearl-sic-bo', { nonce: '1', bets: 'big:1.00', win: '2.00' }),
  dealt('sugar-comet', { nonce: '57', stake: '100.00', win: '200.00' }),
  dealt('hall-blackjack', { nonce: '15', stake: '1.00', choices: 'hands-1,stand', win: '0.00' }),
  {
    ...dealt('brass-roulette', {
      nonce: '1289',
      bets: 'red:1.00',
      win: '36.00',
      shows: 'It does not match.',
    }),
    name: 'differs',
  },
  { ...played, name: 'sealed', shows: 'The server seed is still sealed', steps: pick },
  {
    ...played,
    name: 'revealed',
    shows: 'These seeds deal this outcome. Your device has no record of it.',
    steps: inOrder(pick, press('Reveal the seed and verify')),
  },
  {
    name: 'not-yours',
    as: 'demo',
    path: '/verify?round=01JXTOUR',
    shows: 'No such round of yours',
    consoleErrors: /status of 404/,
  },
]);
