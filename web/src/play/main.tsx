import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import '@/styles/tokens.css';
import './frame/utilities.scss';
import './frame/frame.css';
import './frame/bar.css';
import './frame/screens.css';
import './frame/notices.css';
import './frame/dialogs.css';
import './frame/menu.css';
import './frame/seeds.css';
import { readLaunchParameters } from '@fairhall/game-frame';
import { createRoot } from 'react-dom/client';
import { changeLanguage, startTexts } from '@/i18n/i18n.ts';
import { GamePage, type Opener } from './game-page.tsx';
import { gameTexts } from './game-texts.ts';
import { createHost } from './host.ts';
import { languageOf, launchOf, replayOf, withoutToken } from './launch.ts';
import game from './locales/en/game.json';
import { type GameOpening, openGame } from './open-game.ts';
import { openReplay } from './open-replay.ts';

const root = document.getElementById('root');
if (!root) throw new Error('play.html has no #root');

const { search, href } = window.location;
const parameters = readLaunchParameters(search);
// Keeps the token out of the address bar, the history and the referrer.
window.history.replaceState(null, '', withoutToken(href));

const { home } = parameters;
const language = languageOf(parameters.lang);
startTexts({ files: (code) => import(`./locales/${code}/game.json`), english: { game } });
// English when the texts fail to load.
await changeLanguage(language).catch(() => undefined);
const i18n = gameTexts(language);
document.documentElement.lang = i18n.locale;

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
