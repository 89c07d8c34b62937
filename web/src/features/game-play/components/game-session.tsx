import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import type { Currency } from '@/lib/api/contract-types.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';
import { gameOrigin } from '@/lib/games/game-origin.ts';
import { gamePath } from '@/lib/games/game-path.ts';
import { refreshWallets, useWallets } from '@/lib/money/wallets.ts';
import { useWelcomeReward } from '@/lib/offers/welcome-reward.ts';
import { useRecord } from '@/lib/player-record/use-record.ts';
import { usePlayBreak } from '@/lib/session/play-break.ts';
import { useLaunch } from '../api/use-launch.ts';
import { failureOf, failureOfResponse, type GameFailure } from '../game-screens.ts';
import { launchAddress } from '../launch-address.ts';
import { GameFailureScreen } from './game-failure-screen.tsx';
import { GameLoading } from './game-loading.tsx';
import { type GameInterruption, GameStage } from './game-stage.tsx';
import { OfflineStrip } from './offline-strip.tsx';

type GameSessionProps = {
  readonly gameId: string;
  /** From the address; shown until the server has returned the name. */
  readonly gameName: string;
  readonly walletType: Currency;
  readonly attempt: number;
  readonly onRelaunch: () => void;
  readonly Interruption: GameInterruption;
};

/**
 * One launch of one game: loads the game, requests its URL, opens it, and shows the problem of a
 * failed step.
 */
export function GameSession(props: GameSessionProps) {
  const { gameId, walletType, attempt, onRelaunch, Interruption } = props;
  const { t } = useTranslation(['app', 'game-play']);
  const [reported, setReported] = useState<GameFailure | null>(null);
  const [isReady, setIsReady] = useState(false);
  const game = useQuery(trpc.games.get.queryOptions({ id: gameId }, { enabled: gameId !== '' }));
  const gate = useBalanceGate(walletType);
  const record = useRecord();
  const isOpenable = game.data?.retired === false && gate.state === 'open';
  const launch = useLaunch({ gameId, walletType, attempt, isOn: isOpenable });
  const address = launchAddress(launch.data, {
    page: location.origin,
    gameServer: gameOrigin(),
  });
  const name = game.data?.gameName ?? props.gameName;
  const report = (problem: GameFailure) => {
    setReported(problem);
    // The game has only its launch token. A request with the session shows whether the session
    // itself has ended: a 401 then logs out with the reason.
    void refreshWallets();
    // A break that began on another device ends the launch as well.
    void queryClient.invalidateQueries(trpc.user.info.pathFilter());
  };
  useDocumentTitle(name || t('game-play:pageTitle'));

  const until = usePlayBreak();
  const failure: GameFailure | null =
    until === null
      ? (reported ?? failureBeforePlay({ gameId, game, gate, launch, address }))
      : { screen: 'timeOut', until };
  if (game.data?.retired) return <Navigate replace to={gamePath(game.data)} />;
  if (failure !== null) {
    return <GameFailureScreen failure={failure} walletType={walletType} onRelaunch={onRelaunch} />;
  }
  return (
    <main className="game-play">
      {isReady && <h1 className="visually-hidden">{name}</h1>}
      {address !== null && (
        <GameStage
          address={address}
          gameName={name}
          walletType={walletType}
          record={record}
          isReady={isReady}
          Interruption={Interruption}
          onReady={() => setIsReady(true)}
          onFailure={report}
        />
      )}
      {!isReady && (
        <GameLoading name={name} game={game.data} balance={gate.balance} walletType={walletType} />
      )}
      <OfflineStrip />
    </main>
  );
}

type BalanceGate = {
  readonly state: 'asking' | 'open' | 'insufficientBalance' | 'welcomeReward';
  /** Major units, once known. */
  readonly balance: number | undefined;
};

/**
 * Whether the wallet has a balance to play with, otherwise how the player gets one: the welcome
 * reward comes before a deposit. When the balances fail to load the launch
 * proceeds: the server decides anyway.
 */
function useBalanceGate(walletType: Currency): BalanceGate {
  const wallets = useWallets();
  const balance = wallets.data?.find((wallet) => wallet.walletType === walletType)?.walletBalance;
  const isEmpty = balance !== undefined && balance <= 0;
  const reward = useWelcomeReward(isEmpty);
  if (wallets.isPending) return { state: 'asking', balance };
  if (!isEmpty) return { state: 'open', balance };
  if (reward.isPending) return { state: 'asking', balance };
  const hasReward = reward.data?.available === true;
  return { state: hasReward ? 'welcomeReward' : 'insufficientBalance', balance };
}

type BeforePlay = {
  readonly gameId: string;
  readonly game: { readonly error: unknown };
  readonly gate: BalanceGate;
  readonly launch: { readonly error: unknown; readonly data: unknown };
  readonly address: ReturnType<typeof launchAddress>;
};

/** A wallet that runs empty during play has no effect: only a launch needs a balance. */
function failureBeforePlay({
  gameId,
  game,
  gate,
  launch,
  address,
}: BeforePlay): GameFailure | null {
  if (gameId === '') return { screen: 'invalidGame' };
  if (address !== null) return null;
  if (game.error !== null) return failureOf(game.error, 'gameInfo');
  if (gate.state === 'insufficientBalance' || gate.state === 'welcomeReward') {
    return { screen: gate.state };
  }
  if (launch.error !== null) return failureOf(launch.error, 'launch');
  return launch.data === undefined
    ? null
    : failureOfResponse(launch.data, { page: location.origin });
}
