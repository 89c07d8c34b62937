import '@/styles/bootstrap.scss';
import '@/office/styles/index.css';
import { officeExamples } from '@fairhall/api/office/contract/examples';
import { permissionsOf } from '@fairhall/api/office/contract/roles';
import { i18n, startTexts } from '@/i18n/i18n.ts';
import { setLanguage } from '@/i18n/language.ts';
import { queryClient } from '@/office/lib/api/office-client.ts';
import { endSession, startSession } from '@/office/lib/session/office-session.ts';
import { OfficeApp } from '@/office/office-app.tsx';
import { textSource } from '@/office/text-source.ts';
import { type Replies, serve } from './mock-servers.ts';
import { DESKTOP, render, type Size } from './screen.ts';

const { response: session } = officeExamples.session.login;

startTexts(textSource);

export type OfficePage = {
  readonly path: string;
  readonly as?: 'guest' | 'viewer' | 'admin';
  readonly language?: 'en' | 'pt-br';
  readonly replies?: Replies;
  readonly size?: Size;
};

/** Opens a page of the back office, without anything of the last one. @returns the texts of its language */
export async function openOffice({
  path,
  as: who = 'admin',
  language = 'en',
  replies = {},
  size = DESKTOP,
}: OfficePage) {
  endSession('logout');
  queryClient.clear();
  serve(replies);
  await setLanguage(language);
  if (who !== 'guest') {
    const permissions = [...permissionsOf(who)];
    startSession({ ...session, staff: { ...session.staff, role: who, permissions } });
  }
  await render(<OfficeApp />, { path, size });
  return i18n.getFixedT(language, 'office');
}
