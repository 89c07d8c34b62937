import 'bootstrap/dist/css/bootstrap.min.css?first';
import '@/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { restoreLanguage } from '@/i18n/language.ts';
import { watchForUpdates } from '@/lib/app-update.ts';
import { App } from './app.tsx';
import { reloadWhenReplaced } from './reload-once.ts';
import { startLiveEvents } from './start-live-events.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

reloadWhenReplaced();
startLiveEvents();
await restoreLanguage();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
// The development server has no worker to offer.
if (import.meta.env.PROD) void watchForUpdates();
