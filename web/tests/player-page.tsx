import '@/styles/bootstrap.scss';
import '@/styles/index.css';
import { examples } from '@fairhall/api/contract/examples';
import type { TFunction } from 'i18next';
import { App } from '@/app/app.tsx';
import { textSource } from '@/app/text-source.ts';
import { i18n, loadTexts, type Namespace, startTexts } from '@/i18n/i18n.ts';
import { setLanguage } from '@/i18n/language.ts';
import type { Language } from '@/lib/api/contract-types.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { clearSessionEndReason, login, logout } from '@/lib/session/session.ts';
import { type Replies, serve } from './mock-servers.ts';
import { DESKTOP, render, type Size } from './screen.ts';

/** Every namespace of the player client, of which a test may name a text. */
const names = Object.keys(import.meta.glob('../src/i18n/locales/en/*.json')).map((file) =>
  file.replace(/^.*\/|\.json$/g, ''),
);

const namespaces = ['app', ...names] as [
  'app',
  ...Exclude<Namespace, 'checkout' | 'game' | 'office'>[],
];

startTexts(textSource);

export type PlayerTexts = TFunction<typeof namespaces>;

export type PlayerPage = {
  readonly path: string;
  /** The player of the contract's examples by default. */
  readonly as?: 'guest' | 'player';
  readonly language?: Language;
  readonly replies?: Replies;
  readonly size?: Size;
  /** What the browser has stored before. */
  readonly stored?: Readonly<Record<string, string>>;
};

/** Opens a page of the player client, without anything of the last one. @returns the texts of its language */
export async function openPage({
  path,
  as: who = 'player',
  language = 'en',
  replies = {},
  size = DESKTOP,
  stored = {},
}: PlayerPage) {
  logout();
  clearSessionEndReason();
  localStorage.clear();
  sessionStorage.clear();
  serve(replies);
  await loadTexts(namespaces);
  await setLanguage(language);
  if (who === 'player') {
    login(examples.user.login.response, { remember: true, email: 'demo@fairhall.test' });
  }
  // As on a later visit: the login itself shows an empty list of favourites at first.
  localStorage.removeItem('favorites');
  queryClient.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  await render(<App />, { path, size });
  return i18n.getFixedT(language, namespaces);
}
