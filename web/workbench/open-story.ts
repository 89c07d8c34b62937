import type { HostMessage } from '@fairhall/game-frame';
import type { Language } from '@/lib/api/contract-types.ts';
import type { Replay } from '../src/play/contract-types.ts';
import type { Opener } from '../src/play/game-page.tsx';
import type { Host } from '../src/play/host.ts';
import { openGame } from '../src/play/open-game.ts';
import { openReplay } from '../src/play/open-replay.ts';
import { openGameServer, TOKEN, type WorkbenchServer } from './game-server/game-server.ts';
import { CURRENCY } from './outcomes.ts';
import type { ShownGame, Story } from './stories.ts';

/** Long enough for every presentation of a round. */
const REPLAY_MS_MAX = 600_000;
/** Scheduled games run while they are shown. */
const DUE_EVERY_MS = 500;

export type OpenedStory = {
  readonly server: WorkbenchServer;
  readonly opener: Opener;
  readonly host: Host;
  /** Resolves once the game is on the page. */
  readonly shown: Promise<ShownGame>;
  readonly close: () => void;
};

/**
 * A story's game server, and the game page's opener and host for it.
 * @param options.nowMs the server's clock, in Unix milliseconds
 */
export async function openStory(
  { before, watched, isFree = false }: Story,
  options: { readonly gameId: string; readonly language: Language; readonly nowMs: () => number },
): Promise<OpenedStory> {
  const { gameId, language, nowMs } = options;
  const server = await openGameServer({ gameId, isFree, nowMs });
  await before?.(server);
  const watchedId = watched && (await server.playRound(watched));
  const { host, post } = quietHost();
  const launch = {
    ...{ token: TOKEN, gameId, walletType: CURRENCY, uid: 'workbench', isFree, language },
    home: new URL(location.origin),
  };
  const loadBalance = () => post({ type: 'balance-changed' });
  let resolve = (_game: ShownGame): void => {};
  const shown = new Promise<ShownGame>((resolved) => {
    resolve = resolved;
  });
  const opener: Opener = {
    ...{ gameId, isFree, logIn: () => {} },
    open: (given) => {
      const onReady: typeof given.onReady = (game, facts, onShown) =>
        given.onReady(game, facts, () => {
          onShown();
          const replay = (replayed: Replay) => game.session.replay(replayed, REPLAY_MS_MAX);
          resolve({ server, loadBalance, replay });
        });
      const opening = { ...given, onReady };
      if (watchedId === undefined) return openGame({ ...opening, launch });
      return openReplay({ ...opening, replay: { gameId, language, roundId: watchedId } });
    },
  };
  const timer = setInterval(() => void server.runDue(), DUE_EVERY_MS);
  return { server, opener, host, shown, close: () => clearInterval(timer) };
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
