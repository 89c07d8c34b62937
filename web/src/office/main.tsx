import 'bootstrap/dist/css/bootstrap.min.css';
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startTexts } from '@/i18n/i18n.ts';
import app from '@/i18n/locales/en/app.json';
import { reloadWhenReplaced } from '@/lib/browser/reload-once.ts';
import office from './locales/en/office.json';
import { OfficeApp } from './office-app.tsx';
import { restoreOfficeLanguage } from './office-language.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('office.html has no #root');

reloadWhenReplaced();
startTexts({
  files: (language, namespace) =>
    namespace === 'office'
      ? import(`./locales/${language}/office.json`)
      : import(`../i18n/locales/${language}/app.json`),
  english: { app, office },
});
await restoreOfficeLanguage();
createRoot(root).render(
  <StrictMode>
    <OfficeApp />
  </StrictMode>,
);
