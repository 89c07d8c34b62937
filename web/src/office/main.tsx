import '@/styles/bootstrap.scss';
import '@/styles/selection.scss';
import '@/styles/tables.scss';
import '@/styles/dialogs.css';
import '@/styles/facts.css';
import '@/styles/notice.css';
import '@/styles/segmented.css';
import '@/styles/status.css';
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startTexts } from '@/i18n/i18n.ts';
import { reloadWhenReplaced } from '@/lib/browser/reload-once.ts';
import { startLiveOffice } from './lib/api/live-office.ts';
import { sessionRestored } from './lib/session/office-session.ts';
import { OfficeApp } from './office-app.tsx';
import { restoreOfficeLanguage } from './office-language.ts';
import { textSource } from './text-source.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('office.html has no #root');

reloadWhenReplaced();
startTexts(textSource);
startLiveOffice();
await Promise.all([restoreOfficeLanguage(), sessionRestored]);
createRoot(root).render(
  <StrictMode>
    <OfficeApp />
  </StrictMode>,
);
