import { isCurrency } from '@fairhall/api/contract/money';
import { createElement } from 'react';
import { type CallFailure, createCasinoClient } from './casino-client.ts';
import type { GameProblem } from './contract-types.ts';
import type { Host } from './host.ts';
import type { Speech } from './i18n/words.ts';
import type { Launch } from './launch.ts';
import { presentationOf, type RunningGame } from './presentation.ts';
import { hearRounds } from './session/hear-rounds.ts';
import { createSessionTally } from './session/session-tally.ts';
import { TallyProvider } from './session/tally-context.ts';
import { playSound } from './sound/sound.ts';

export type GameOpening = {
  readonly launch: Launch;
  readonly host: Host;
  readonly speech: Speech;
  /** Told the game's name once it is known, and 0 to 1 while it loads. */
  readonly onLoading: (loading: { gameName: string | null; progress: number }) => void;
  readonly onReady: (game: RunningGame) => void;
  readonly onProblem: (problem: GameProblem) => void;
  readonly onReload: () => void;
};

/** The casino's refusals of `open`: it has no game to give, or none to this player. */
const GAME_UNAVAILABLE = 1201;
const INVALID_LAUNCH_TOKEN = 1204;

/**
 * Opens the game that the page was launched for. The returned function gives everything back, at
 * whatever point it is called.
 */
export function openGame(opening: GameOpening): () => void {
  const { launch, host, speech, onLoading, onReady } = opening;
  let running: RunningGame | null = null;
  let closed = false;
  const onProblem = (problem: GameProblem) => {
    if (!closed) opening.onProblem(problem);
  };
  const client = createCasinoClient({
    token: launch.token,
    onReconnecting: (reconnecting) => running?.setReconnecting(reconnecting),
  });

  async function open(): Promise<void> {
    const presentation = presentationOf(launch.gameId);
    if (!presentation) return onProblem('invalid-game');
    // The engine's code comes while the casino answers.
    const code = presentation();
    code.catch(() => {});
    const result = await client.call('open', { gameId: launch.gameId });
    if (closed) return;
    if (!result.ok) return onProblem(problemOf(result.failure));
    const opened = result.data;
    if (!isCurrency(opened.walletType)) return onProblem('initialization-failed');
    const { gameName, walletType: currency } = opened;
    onLoading({ gameName, progress: 0 });
    const tally = createSessionTally({
      key: `session ${launch.uid} ${launch.gameId} ${currency}`,
      currency,
      storage: sessionStorage,
      nowMs: Date.now,
      lastRounds: 'lastRounds' in opened ? opened.lastRounds : [],
    });
    const heard = hearRounds({ client, host }, { tally, onShown: soundOf });
    try {
      const present = await code;
      const game = await present({
        ...heard,
        opened,
        currency,
        speech,
        onProgress: (progress) => {
          if (!closed) onLoading({ gameName, progress });
        },
        // The token was good when the game opened: what it stands for has ended since.
        onProblem: (problem) => onProblem(problem === 'token-invalid' ? 'token-expired' : problem),
        onReload: opening.onReload,
      });
      if (closed) return game.close();
      running = game;
      onReady({ ...game, view: createElement(TallyProvider, { value: tally }, game.view) });
    } catch {
      onProblem('load-failed');
    }
  }

  void open();
  const silence = host.listen(() => running?.refreshBalance());
  return () => {
    closed = true;
    silence();
    running?.close();
  };
}

/** A round that brought more than it cost is heard; none that cost more than it brought. */
function soundOf(changes: readonly bigint[]): void {
  if (changes.some((changeMinor) => changeMinor > 0n)) playSound('win');
}

function problemOf(failure: CallFailure): GameProblem {
  if (failure.kind === 'problem') return failure.problem;
  if (failure.kind === 'unreachable') return 'connection-lost';
  if (failure.code === INVALID_LAUNCH_TOKEN) return 'token-invalid';
  return failure.code === GAME_UNAVAILABLE ? 'invalid-game' : 'initialization-failed';
}
