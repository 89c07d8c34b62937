import { createRoot } from 'react-dom/client';
import { GamePage } from '../src/play/game-page.tsx';
import { startPage } from '../src/play/start-page.ts';
import { readAddress } from './address.ts';
import { setMotion } from './motion.ts';
import { openStory } from './open-story.ts';
import { outcomesOf } from './outcomes.ts';
import { storiesOf } from './stories.ts';

/*
 * A game on a page of its own, in one of its stories, without a server. The next outcome is forced by
 * a message of the list around it.
 */

/** Monday noon, UTC. */
const STARTED_AT = Date.UTC(2026, 10, 23, 12);

const root = document.getElementById('root');
if (!root) throw new Error('game.html has no #root');

const { game: gameId, story: name, lang: language, ...time } = readAddress(location.search);
const story = storiesOf(gameId).find((one) => one.name === name);
if (!story) throw new Error(`${gameId} has no story ${name}`);
setMotion(time);
const i18n = await startPage(language);
const nowMs = () => STARTED_AT + performance.now();
const { server, opener, host, shown } = await openStory(story, { gameId, language, nowMs });

const fetchFromNetwork = window.fetch;
window.fetch = (input, init = {}) => {
  const url = new URL(input instanceof Request ? input.url : input, location.origin);
  return server.respond(url, init) ?? fetchFromNetwork(input, init);
};
addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
  const forced = outcomesOf(gameId).find(([outcome]) => outcome === data);
  if (origin === location.origin && forced) server.force(forced[1]);
});
createRoot(root).render(<GamePage opener={opener} host={host} hasHome i18n={i18n} />);

/** For tests: whether the story has been acted. */
const { dataset } = document.documentElement;
const game = await shown;
dataset['story'] = 'running';
await story.act?.(game);
dataset['story'] = 'over';
