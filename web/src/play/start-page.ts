import '@fontsource/bricolage-grotesque/700.css';
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
import { changeLanguage, startTexts } from '@/i18n/i18n.ts';
import type { Language } from '@/lib/api/contract-types.ts';
import { type GameTexts, gameTexts } from './game-texts.ts';
import game from './locales/en/game.json';

/** Loads the styles of the page and its texts, and sets the language of the document. */
export async function startPage(language: Language): Promise<GameTexts> {
  startTexts({
    files: (code, namespace) => import(`./locales/${code}/${namespace}.json`),
    english: { game },
  });
  // English when the texts fail to load.
  await changeLanguage(language).catch(() => undefined);
  const i18n = gameTexts(language);
  document.documentElement.lang = i18n.locale;
  return i18n;
}
