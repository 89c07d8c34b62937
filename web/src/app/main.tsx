import '@/styles/bootstrap.scss';
import '@/styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startTexts } from '@/i18n/i18n.ts';
import { followLanguage, restoreLanguage } from '@/i18n/language.ts';
import { reloadWhenReplaced } from '@/lib/browser/reload-once.ts';
import { App } from './app.tsx';
import { hideMissingImages } from './missing-images.ts';
import { prefetchPage } from './prefetch-page.ts';
import { startLiveEvents } from './start-live-events.ts';
import { textSource } from './text-source.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

reloadWhenReplaced();
hideMissingImages();
startLiveEvents();
prefetchPage();
startTexts(textSource);
followLanguage();
await restoreLanguage();
// Concurrent rendering in slices: the first touch does not wait for the last tile.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
