import '@/styles/bootstrap.scss';
import '@/styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { loadFrame } from '@/components/layouts/load-frame.ts';
import { startTexts } from '@/i18n/i18n.ts';
import { followLanguage, restoreLanguage } from '@/i18n/language.ts';
import { reloadWhenReplaced } from '@/lib/browser/reload-once.ts';
import { App } from './app.tsx';
import { hideMissingImages } from './missing-images.ts';
import { prefetchGames } from './prefetch-games.ts';
import { startLiveEvents } from './start-live-events.ts';
import { textSource } from './text-source.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

reloadWhenReplaced();
hideMissingImages();
startLiveEvents();
prefetchGames();
startTexts(textSource);
followLanguage();
// Not awaited by this module: the code of the frame imports it.
void Promise.all([restoreLanguage(), loadFrame()]).then(() => {
  // Concurrent rendering in slices: the first touch does not wait for the last tile.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
});
