import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import '@/styles/tokens.css';
import './frame/frame.css';
import './frame/bar.css';
import './frame/screens.css';
import './frame/notices.css';
import './frame/dialogs.css';
import './frame/menu.css';
import './frame/seeds.css';
import { readLaunchParameters } from '@fairhall/game-frame';
import { createRoot } from 'react-dom/client';
import { GamePage } from './game-page.tsx';
import { createHost } from './host.ts';
import { loadI18n } from './i18n/i18n.ts';
import { languageOf, launchOf, withoutToken } from './launch.ts';

const root = document.getElementById('root');
if (!root) throw new Error('play.html has no #root');

const { search, href } = window.location;
const parameters = readLaunchParameters(search);
// Keeps the token out of the address bar, the history and the referrer.
window.history.replaceState(null, '', withoutToken(href));

const { home } = parameters;
const i18n = await loadI18n(languageOf(parameters.lang));
document.documentElement.lang = i18n.locale;

createRoot(root).render(
  <GamePage
    launch={launchOf(parameters, new URLSearchParams(search).get('mode'))}
    host={createHost(window, home)}
    hasHome={home !== null}
    i18n={i18n}
  />,
);
