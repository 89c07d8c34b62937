import { multiStepGameOf } from '@fairhall/game-server/engines/multi-step-games';
import { scheduledGame } from '@fairhall/game-server/engines/scheduled-games';
import { slotEngine } from '@fairhall/game-server/engines/slot-engines';
import { localStore } from '@/lib/browser/storage.ts';
import type { Replay } from '../src/play/contract-types.ts';
import { createUnseenRound } from '../src/play/slot/unseen-round.ts';
import type { WorkbenchServer } from './game-server/game-server.ts';
import {
  deal,
  type Forced,
  firstChoices,
  hasFreeSpins,
  nonceFor,
  type OutcomeName,
  outcomesOf,
  SERVER_SEED_HASH,
} from './outcomes.ts';
import { startRound } from './start-round.ts';

/** The states of the page that need no outcome. */
export const pageStates = ['rest', 'resumed', 'refused', 'offline', 'free', 'replay'] as const;
/** The states of a game whose draws and matches are scheduled. */
export const fixtureStates = ['live', 'results'] as const;
export type StoryName = (typeof pageStates)[number] | (typeof fixtureStates)[number] | OutcomeName;

/** A shown game, as a story acts on it. */
export type ShownGame = {
  readonly server: WorkbenchServer;
  /** Plays a finished round on the page. */
  readonly replay: (replayed: Replay) => Promise<void>;
  /** As the host does after a change of the balance elsewhere. */
  readonly loadBalance: () => void;
};

/** A state or an event of a game, which its address opens. */
export type Story = {
  readonly name: StoryName;
  readonly isFree?: boolean;
  /** The round that a guest watches again, in place of a game to play. */
  readonly watched?: Forced;
  /** Before the page opens. */
  readonly before?: (server: WorkbenchServer) => Promise<unknown> | unknown;
  /** Once the game is shown. */
  readonly act?: (game: ShownGame) => Promise<unknown> | unknown;
};

const limitReached = {
  refusal: 'LIMIT_REACHED',
  msg: 'Your limit does not cover this stake.',
  data: {
    ...{ kind: 'loss', period: 'week', limit: 200, remaining: 3.5, walletType: 'USD' },
    resetsAt: '2026-11-30T00:00:00.000Z',
  },
} as const;

const refused: Story = {
  name: 'refused',
  act({ server }) {
    server.refuseStakes(limitReached);
    return startRound(document);
  },
};

const offline: Story = {
  name: 'offline',
  act({ server, loadBalance }) {
    server.setOnline(false);
    loadBalance();
  },
};

/** All stories of a game, in the order of a list. */
export function storiesOf(gameId: string): readonly Story[] {
  const scheduled = scheduledGame(gameId);
  if (scheduled) {
    const { cycleMs, playMs } = scheduled.schedule;
    return [
      { name: 'rest' },
      { name: 'live', before: (server) => server.advance(cycleMs, playMs / 2) },
      { name: 'results', before: (server) => server.advance(cycleMs, playMs + 1) },
      refused,
      offline,
    ];
  }
  return [
    { name: 'rest' },
    ...outcomesOf(gameId).map(
      ([name, forced]): Story => ({
        name,
        act: async ({ server, replay, loadBalance }) => {
          await replay(await server.play(forced));
          loadBalance();
        },
      }),
    ),
    { name: 'resumed', before: (server) => leaveUnfinished(gameId, server) },
    refused,
    offline,
    { name: 'free', isFree: true },
    ...watchedOf(gameId).map((watched): Story => ({ name: 'replay', watched })),
  ];
}

/** The round that is worth watching again: one with a feature, or else a win. */
function watchedOf(gameId: string): readonly Forced[] {
  const outcomes = new Map(outcomesOf(gameId));
  const watched = outcomes.get('feature') ?? outcomes.get('win');
  return watched ? [watched] : [];
}

/**
 * Free spins that were not seen to their end, a round that waits for a choice, or, in a game that
 * has neither, earlier rounds.
 */
async function leaveUnfinished(gameId: string, server: WorkbenchServer): Promise<void> {
  const all = outcomesOf(gameId).map(([, forced]) => forced);
  if (multiStepGameOf(gameId)) {
    const open = all.find((forced) => deal(gameId, forced).choices.length > firstChoices(gameId));
    if (open) await server.leaveOpen(open);
    return;
  }
  const withSpins = slotEngine(gameId) && all.find((forced) => hasFreeSpins(deal(gameId, forced)));
  if (!withSpins) {
    for (const forced of all.slice(0, 3)) await server.play(forced);
    return;
  }
  await server.play(withSpins);
  createUnseenRound(localStore).begin({
    serverSeedHash: SERVER_SEED_HASH,
    nonce: nonceFor(withSpins),
  });
}
