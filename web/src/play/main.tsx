import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import '@/styles/tokens.css';
import './shell/shell.css';
import './shell/bar.css';
import './shell/screens.css';
import './shell/notices.css';
import './shell/dialogs.css';
import './shell/menu.css';
import './shell/seeds.css';
import { createRoot } from 'react-dom/client';
import { GamePage } from './game-page.tsx';
import { createHost } from './host.ts';
import { loadSpeech } from './i18n/words.ts';
import { readHome, readLanguage, readLaunch, withoutToken } from './launch.ts';

const root = document.getElementById('root');
if (!root) throw new Error('play.html has no #root');

const { search, href } = window.location;
const launch = readLaunch(search);
// From here on the token is in memory alone: not in the address bar, the history or a referrer.
window.history.replaceState(null, '', withoutToken(href));

const home = readHome(search);
const speech = await loadSpeech(readLanguage(search));
document.documentElement.lang = speech.locale;

createRoot(root).render(
  <GamePage
    launch={launch}
    host={createHost(window, home)}
    hasHome={home !== null}
    speech={speech}
  />,
);
