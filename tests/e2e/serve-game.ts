import type { Page } from '@playwright/test';
import { lie } from './lies.ts';
import { origins } from './test.ts';

const launch = '**/api/game/launch';

/** The page of a game: posts these messages, and shows the types of those that it receives. */
function gamePage(messages: readonly object[]): string {
  return `<!doctype html><html lang="en"><title>A game</title><body><script>
    const home = new URL(new URLSearchParams(location.search).get('homeUrl')).origin;
    addEventListener('message', ({ data }) => document.body.append(data.type + '.'));
    for (const message of ${JSON.stringify(messages)}) {
      parent.postMessage({ source: 'fairhall-game', ...message }, home);
    }
  </script>`;
}

/** Serves the game of an origin to this page. */
export async function serveGame(
  page: Page,
  { origin, messages }: { origin: string; messages: readonly object[] },
): Promise<void> {
  await page.route(`${origin}/?*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: gamePage(messages) }),
  );
  await lie<{ url: string }>(page, launch, (data) => ({
    ...data,
    url: data.url.replace(origins.game(), origin),
  }));
}
