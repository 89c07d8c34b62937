import { afterEach, vi } from 'vitest';
import type { Language } from '@/lib/api/contract-types.ts';
import { GamePage } from '@/play/game-page.tsx';
import { startPage } from '@/play/start-page.ts';
import { openStory } from '../workbench/open-story.ts';
import { type StoryName, storiesOf } from '../workbench/stories.ts';
import { render, type Size } from './screen.ts';

/* The page of a game over the game server of the workbench. */

// Instead of the mock servers: art and WASM come from the network.
vi.unstubAllGlobals();
const fetchFromNetwork = window.fetch;
let close = () => {};

afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

/** The wide layout, with no more pixels than a software renderer draws in time. */
export const WIDE = { width: 1_024, height: 640 };

type Opening = { readonly gameId: string; readonly language: Language; readonly size: Size };

/** Opens a game in a story. @returns the shown game and the texts of its language */
export async function openGame(name: StoryName, { gameId, language, size }: Opening) {
  const story = storyOf(gameId, name);
  const i18n = await startPage(language);
  const opened = await openStory(story, { gameId, language, nowMs: Date.now });
  close = opened.close;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin);
    return opened.server.respond(url, init) ?? fetchFromNetwork(input, init);
  });
  const { opener, host } = opened;
  const shown = <GamePage opener={opener} host={host} hasHome i18n={i18n} />;
  await render(shown, { path: '/', size });
  return { game: await opened.shown, i18n };
}

export function storyOf(gameId: string, name: StoryName) {
  const story = storiesOf(gameId).find((one) => one.name === name);
  if (!story) throw new Error(`${gameId} has no story ${name}`);
  return story;
}

/** The place of the first such element on the page. */
export function boxOf(selector: string): DOMRect {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`the page has no ${selector}`);
  return element.getBoundingClientRect();
}
