import 'bootstrap/dist/css/bootstrap.min.css';
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reloadWhenReplaced } from '@/lib/browser/reload-once.ts';
import { restoreOfficeLanguage } from './i18n/office-language.ts';
import { OfficeApp } from './office-app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('office.html has no #root');

reloadWhenReplaced();
await restoreOfficeLanguage();
createRoot(root).render(
  <StrictMode>
    <OfficeApp />
  </StrictMode>,
);
