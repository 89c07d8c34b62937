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
import { GamePage } from './game-page.tsx';
import { gameTexts } from './game-texts.ts';
import { createHost } from './host.ts';
import { languageOf, launchOf, withoutToken } from './launch.ts';
import game from './locales/en/game.json';

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

createRoot(root).render(
  <GamePage
    launch={launchOf(parameters, new URLSearchParams(search).get('mode'))}
    host={createHost(window, home)}
    hasHome={home !== null}
    i18n={i18n}
  />,
);
