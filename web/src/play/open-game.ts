import { isCurrency } from '@fairhall/api/contract/money';
import type { Currency } from '@/lib/api/contract-types.ts';
import { callOpen } from './call-open.ts';
import type { GameProblem, OpenedGame } from './contract-types.ts';
import type { GamePageFacts } from './frame/page-context.ts';
import { type GameTexts, moneyFormat } from './game-texts.ts';
import type { Host } from './host.ts';
import type { Launch } from './launch.ts';
import { loadFonts } from './load-fonts.ts';
import { toMinor } from './money.ts';
import { present } from './presentation.ts';
import { hostRecord } from './record/host-record.ts';
import { recordShown } from './record/record-shown.ts';
import { type CallFailure, createRgsClient } from './rgs-client.ts';
import type { RunningGame } from './running-game.ts';
import { followMarketRules } from './session/follow-market-rules.ts';
import {
  type CountedRound,
  createSessionTally,
  type ShownReturn,
} from './session/session-tally.ts';
import { trackRounds } from './session/track-rounds.ts';
import { playWin } from './sound/play-win.ts';
import { inviteToSound, startSound } from './sound/sound.ts';
import { winTier } from './win-tier.ts';

/** The constant facts of an open game. */
export type OpenedFacts = Omit<GamePageFacts, 'onReload'>;

export type GameOpening = {
  readonly host: Host;
  readonly i18n: GameTexts;
  /** Called with the game's name once known, and the progress from 0 to 1. */
  readonly onLoading: (loading: { gameName: string | null; progress: number }) => void;
  /** `onShown` is called once the game is on the page. */
  readonly onReady: (game: RunningGame, facts: OpenedFacts, onShown: () => void) => void;
  readonly onProblem: (problem: GameProblem) => void;
};

/** Refusal codes of `open`: an unknown game, or one that this player may not play. */
const GAME_UNAVAILABLE = 1201;
const INVALID_LAUNCH_TOKEN = 1204;

/**
 * Opens the launched game. The returned function closes it and releases its resources, at any
 * point.
 */
export function openGame(opening: GameOpening & { readonly launch: Launch }): () => void {
  const { launch, i18n, onLoading, onReady } = opening;
  let running: RunningGame | null = null;
  let closed = false;
  let stopWatch = () => {};
  let stopSound = () => {};
  const onProblem = (problem: GameProblem) => {
    if (!closed) opening.onProblem(problem);
  };
  const client = createRgsClient({
    token: launch.token,
    onReconnecting: (reconnecting) => running?.session.setReconnecting(reconnecting),
  });
  const rgs = recordShown({ client, host: opening.host });

  async function open(): Promise<void> {
    const fonts = loadFonts();
    const result = await callOpen(rgs, launch.gameId);
    if (closed) return;
    if (!result.ok) return onProblem(problemOf(result.failure));
    const opened = result.data;
    if (!isCurrency(opened.walletType)) return onProblem('initialization-failed');
    const { gameName, walletType: currency } = opened;
    onLoading({ gameName, progress: 0 });
    await fonts;
    if (closed) return;
    const tally = createSessionTally({
      currency,
      nowMs: Date.now,
      session: opened.session,
      rounds: roundsOf(opened),
    });
    const follower = followMarketRules(rgs, {
      rules: opened.houseRules,
      onIdle: () => void running?.session.refreshBalance(),
    });
    stopWatch = follower.stop;
    const tracked = trackRounds(
      { client: follower.client, host: opening.host },
      { tally, onStaked: inviteToSound, onShown: countsWinsUp(opened) ? () => {} : playReturn },
    );
    const formatMoney = moneyFormat(i18n, currency);
    try {
      const game = await present({
        ...tracked,
        ...{ opened, currency, i18n, formatMoney },
        onProgress: (progress) => {
          if (!closed) onLoading({ gameName, progress });
        },
        // The token was valid when the game opened, so it has expired since.
        onSession: tally.sync,
        onUnseen: tally.withhold,
        onProblem: (problem) => onProblem(problem === 'token-invalid' ? 'token-expired' : problem),
      });
      if (closed) return game.session.close();
      running = game;
      const record = hostRecord(opening.host);
      const free = launch.isFree ? freePlay({ opened, currency, refill }) : null;
      const { host } = tracked;
      stopSound = startSound(launch.gameId, opening.host);
      const facts = { opened, currency, formatMoney, host, tally, record, free };
      onReady(game, { ...facts, isReplay: false }, () => {});
    } catch {
      onProblem('load-failed');
    }
  }

  /** A failed refill leaves the notice that offers it. */
  async function refill(): Promise<void> {
    const result = await rgs.call('refill', { gameId: launch.gameId });
    if (result.ok) await running?.session.refreshBalance();
    else if (result.failure.kind === 'problem') onProblem(result.failure.problem);
  }

  void open();
  const unsubscribe = opening.host.listen((message) => {
    if (message.type === 'balance-changed') void running?.session.refreshBalance();
    if (message.type === 'pause') running?.session.pause();
  });
  return () => {
    closed = true;
    unsubscribe();
    stopWatch();
    stopSound();
    running?.session.close();
  };
}

function freePlay({
  opened,
  currency,
  refill,
}: {
  readonly opened: OpenedGame;
  readonly currency: Currency;
  readonly refill: () => Promise<void>;
}) {
  const [leastStake = '0'] = 'stakes' in opened ? opened.stakes : [];
  return { leastStakeMinor: toMinor(leastStake, currency), refill: () => void refill() };
}

/** The open round and the last rounds, the newest first: all that the game opened with. */
function roundsOf(opened: OpenedGame): readonly CountedRound[] {
  const last = 'lastRounds' in opened ? opened.lastRounds : [];
  const open = opened.engine === 'decisions' && opened.round !== null ? [opened.round] : [];
  return [...open, ...last.filter(({ roundId }) => roundId !== open[0]?.roundId)];
}

/** Whether the game has the stage of a slot, which plays a win while it counts it up. */
const countsWinsUp = (opened: OpenedGame): boolean =>
  opened.engine === 'slot' || (opened.engine === 'decisions' && opened.kind === 'fruit-machine');

/** Plays the win of the first round that returned more than its stake. */
function playReturn(returns: readonly ShownReturn[]): void {
  const [tier] = returns.flatMap((one) => winTier(one) ?? []);
  if (tier) void playWin(tier);
}

function problemOf(failure: CallFailure): GameProblem {
  if (failure.kind === 'problem') return failure.problem;
  if (failure.kind === 'unreachable') return 'connection-lost';
  if (failure.code === INVALID_LAUNCH_TOKEN) return 'token-invalid';
  return failure.code === GAME_UNAVAILABLE ? 'invalid-game' : 'initialization-failed';
}
