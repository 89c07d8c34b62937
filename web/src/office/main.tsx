import 'bootstrap/dist/css/bootstrap.min.css';
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startTexts } from '@/i18n/i18n.ts';
import { reloadWhenReplaced } from '@/lib/browser/reload-once.ts';
import { OfficeApp } from './office-app.tsx';
import { restoreOfficeLanguage } from './office-language.ts';
import { textSource } from './text-source.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('office.html has no #root');

reloadWhenReplaced();
startTexts(textSource);
await restoreOfficeLanguage();
createRoot(root).render(
  <StrictMode>
    <OfficeApp />
  </StrictMode>,
);
