import type { HostMessage } from '@fairhall/game-frame';
import type { Opener } from '../src/play/game-page.tsx';
import type { Host } from '../src/play/host.ts';
import { openGame } from '../src/play/open-game.ts';
import { languageOf } from '../src/play/launch.ts';
import { openGameServer, TOKEN, type WorkbenchServer } from './game-server/game-server.ts';
import { CURRENCY } from './outcomes.ts';
import type { Story } from './stories.ts';

/** Long enough for every presentation of a round. */
const REPLAY_MS_MAX = 600_000;
/** Scheduled games run while they are shown. */
const DUE_EVERY_MS = 500;

export type OpenedStory = {
  readonly server: WorkbenchServer;
  readonly opener: Opener;
  readonly host: Host;
  readonly close: () => void;
};

/**
 * A story's game server, and the game page's opener and host for it.
 * @param options.nowMs the server's clock, in Unix milliseconds
 */
export async function openStory(
  story: Story,
  options: { readonly gameId: string; readonly language: string; readonly nowMs: () => number },
): Promise<OpenedStory> {
  const { gameId, language, nowMs } = options;
  const { isFree = false } = story;
  const server = await openGameServer({ gameId, isFree, nowMs });
  await story.before?.(server);
  const { host, post } = quietHost();
  const launch = {
    ...{ token: TOKEN, gameId, walletType: CURRENCY, uid: 'workbench', isFree },
    ...{ home: new URL(location.origin), language: languageOf(language) },
  };
  const opener: Opener = {
    ...{ gameId, isFree, logIn: () => {} },
    open: (opening) =>
      openGame({
        ...{ ...opening, launch },
        onReady: ({ session, view }, facts, onShown) =>
          opening.onReady({ session, view }, facts, () => {
            onShown();
            void act();

            async function act(): Promise<void> {
              setState('running');
              await story.act?.({
                server,
                replay: (replayed) => session.replay(replayed, REPLAY_MS_MAX),
                loadBalance: () => post({ type: 'balance-changed' }),
              });
              setState('over');
            }
          }),
      }),
  };
  const timer = setInterval(() => void server.runDue(), DUE_EVERY_MS);
  return { server, opener, host, close: () => clearInterval(timer) };
}

/** For tests: whether the story has been acted. */
function setState(state: 'running' | 'over'): void {
  document.documentElement.dataset['story'] = state;
}

/** A host that shows nothing. */
function quietHost() {
  const listeners = new Set<(message: HostMessage) => void>();
  const host: Host = {
    embedded: true,
    post: () => {},
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    leave: () => {},
    logIn: () => {},
    ...{ verifier: () => null, returns: null, saferPlay: null },
  };
  return {
    host,
    post: (message: HostMessage) => {
      for (const listener of listeners) listener(message);
    },
  };
}
