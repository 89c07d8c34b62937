import { readLaunchParameters } from '@fairhall/game-frame';
import { createRoot } from 'react-dom/client';
import { GamePage, type Opener } from './game-page.tsx';
import { createHost } from './host.ts';
import { languageOf, launchOf, replayOf, withoutToken } from './launch.ts';
import { type GameOpening, openGame } from './open-game.ts';
import { openReplay } from './open-replay.ts';
import { startPage } from './start-page.ts';

const root = document.getElementById('root');
if (!root) throw new Error('play.html has no #root');

const { search, href } = window.location;
const parameters = readLaunchParameters(search);
// Keeps the token out of the address bar, the history and the referrer.
window.history.replaceState(null, '', withoutToken(href));

const { home } = parameters;
const i18n = await startPage(languageOf(parameters.lang));

const host = createHost(window, home);
createRoot(root).render(
  <GamePage opener={openerOf()} host={host} hasHome={home !== null} i18n={i18n} />,
);

/** What the address names; `null` if it lacks a required parameter. */
function openerOf(): Opener | null {
  const query = new URLSearchParams(search);
  const mode = query.get('mode');
  if (mode === 'replay') {
    const replay = replayOf(parameters, query.get('round'));
    if (!replay) return null;
    const open = (opening: GameOpening) => openReplay({ ...opening, replay });
    return { gameId: replay.gameId, isFree: false, open, logIn: host.leave };
  }
  const launch = launchOf(parameters, mode);
  if (!launch) return null;
  return {
    ...launch,
    open: (opening) => openGame({ ...opening, launch }),
    logIn: () => host.logIn(launch),
  };
}
