import { isCurrency } from '@fairhall/api/contract/money';
import type { Currency } from '@/lib/api/contract-types.ts';
import type { GameProblem, OpenedGame, Replay } from './contract-types.ts';
import { moneyFormat } from './game-texts.ts';
import type { Host } from './host.ts';
import type { ReplayAddress } from './launch.ts';
import { loadFonts } from './load-fonts.ts';
import type { GameOpening } from './open-game.ts';
import { present } from './presentation.ts';
import { withoutRecord } from './record/record-reader.ts';
import { createRgsClient, type RgsClient } from './rgs-client.ts';
import type { RunningGame } from './running-game.ts';
import { finishMotion } from './session/page-motion.ts';
import { createSessionTally } from './session/session-tally.ts';

/** Duration of a replay; then the rest is skipped. Below two seconds, for the frames around it. */
const REPLAY_MS = 1_800;

/** Plays a past round again, on the page of its game, without a session. As `openGame`. */
export function openReplay(opening: GameOpening & { readonly replay: ReplayAddress }): () => void {
  const { replay, i18n, onReady } = opening;
  let running: RunningGame | null = null;
  let closed = false;
  const onProblem = (problem: GameProblem) => {
    if (!closed) opening.onProblem(problem);
  };
  const onLoading = (gameName: string, progress: number) => {
    if (!closed) opening.onLoading({ gameName, progress });
  };

  async function open(): Promise<void> {
    const [loaded] = await Promise.all([loadReplay(replay), loadFonts()]);
    if ('problem' in loaded) return onProblem(loaded.problem);
    const { replayed, opened, currency } = loaded;
    onLoading(opened.gameName, 0);
    const host: Host = { ...opening.host, post: () => {} };
    const formatMoney = moneyFormat(i18n, currency);
    const parts = { opened, currency, i18n, formatMoney, host, client: silentClient, onProblem };
    const game = await present({
      ...parts,
      onSession: () => {},
      onUnseen: () => {},
      onProgress: (progress) => onLoading(opened.gameName, progress),
    });
    if (closed) return game.session.close();
    running = game;
    const { session } = opened;
    const tally = createSessionTally({ currency, nowMs: Date.now, session, rounds: [] });
    const record = withoutRecord('guest');
    const facts = { opened, currency, formatMoney, host, tally, record, free: null };
    onReady(game, { ...facts, isReplay: true }, () => {
      show(game, replayed).catch(() => onProblem('initialization-failed'));
    });
  }

  open().catch(() => onProblem('load-failed'));
  return () => {
    closed = true;
    running?.session.close();
  };
}

type Loaded = {
  readonly replayed: Replay;
  readonly opened: OpenedGame;
  readonly currency: Currency;
};

async function loadReplay({
  roundId,
}: ReplayAddress): Promise<Loaded | { readonly problem: GameProblem }> {
  const result = await publicClient.call('replay', { roundId });
  if (!result.ok) {
    const { failure } = result;
    return { problem: failure.kind === 'problem' ? failure.problem : 'invalid-game' };
  }
  const opened = gameOf(result.data.opened);
  const currency = result.data.opened.walletType;
  if (opened === null || !isCurrency(currency)) return { problem: 'initialization-failed' };
  return { replayed: result.data, opened, currency };
}

/** A replay has no seeds to choose; their fields are empty. */
function gameOf(opened: Replay['opened']): OpenedGame | null {
  if (!('fairness' in opened)) return opened;
  const { fairness } = opened;
  return fairness.clientSeed === null ? null : { ...opened, fairness };
}

/** The state is on the document, for the tests of the page. */
async function show({ session }: RunningGame, replayed: Replay): Promise<void> {
  const { dataset } = document.documentElement;
  dataset['replay'] = 'running';
  await session.replay(replayed, REPLAY_MS);
  // The last frame has been rendered.
  await new Promise(requestAnimationFrame);
  finishMotion();
  dataset['replay'] = 'over';
}

const publicClient = createRgsClient({ token: '', onReconnecting: () => {} });

/** Nothing of a replay is played, so no call has a response. */
const silentClient: RgsClient = { call: () => new Promise(() => {}) };
