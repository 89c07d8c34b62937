import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import type { Game } from '@/lib/api/contract-types.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';
import { openModal } from '@/lib/browser/window-events.ts';
import { gameOrigin } from '@/lib/games/game-origin.ts';
import { gamePath } from '@/lib/games/game-path.ts';
import { gamePlayPath } from '@/lib/games/game-play-path.ts';
import { selectedWallet } from '@/lib/money/selected-wallet.ts';
import { startFreeRecord } from '@/lib/player-record/use-record.ts';
import { useFreeLaunch } from '../api/use-launch.ts';
import {
  type FreePlayFailure,
  failureBeforeFreePlay,
  failureInFreePlay,
} from '../free-play-failure.ts';
import { launchAddress } from '../launch-address.ts';
import { useAdult } from '../use-adult.ts';
import { FreePlayFailureScreen } from './free-play-failure-screen.tsx';
import { FreePlayStrip } from './free-play-strip.tsx';
import { GameLoading } from './game-loading.tsx';
import { GameStage } from './game-stage.tsx';
import { OfflineStrip } from './offline-strip.tsx';
import '../game-play.css';
import '../free-play.css';

/** Opens the game of the address without an account, once the guest has confirmed to be an adult. */
export function FreePlayPage() {
  const [params] = useSearchParams();
  const gameId = params.get('gameId') ?? '';
  const [attempt, setAttempt] = useState(0);
  return (
    <FreeSession
      // Another attempt is another launch, with new points.
      key={`${gameId} ${attempt}`}
      gameId={gameId}
      attempt={attempt}
      onRelaunch={() => setAttempt(attempt + 1)}
    />
  );
}

type FreeSessionProps = {
  readonly gameId: string;
  readonly attempt: number;
  readonly onRelaunch: () => void;
};

/** One launch of one game in free play. */
function FreeSession({ gameId, attempt, onRelaunch }: FreeSessionProps) {
  const { t } = useTranslation(['app', 'free-play', 'game-play']);
  const { isAdult, confirm } = useAdult();
  const [reported, setReported] = useState<FreePlayFailure | null>(null);
  const [isReady, setIsReady] = useState(false);
  const [rounds, setRounds] = useState(0);
  const game = useQuery(trpc.games.get.queryOptions({ id: gameId }, { enabled: gameId !== '' }));
  const walletType = selectedWallet();
  const [record] = useState(startFreeRecord);
  const isOn = isAdult && gameId !== '' && game.data?.freePlay !== false;
  const launch = useFreeLaunch({ gameId, walletType, attempt, isOn });
  const address = launchAddress(launch.data, { page: location.origin, gameServer: gameOrigin() });
  const name = game.data?.gameName ?? '';
  useDocumentTitle(name || t('game-play:pageTitle'));
  useExpiry(launch.data?.expiresAt, () => setReported({ kind: 'free-play', screen: 'expired' }));

  const onAccount = () => openAccount(game.data);
  const failure =
    reported ?? failureBeforeFreePlay({ gameId, game, launch, hasAddress: address !== null });
  if (game.data?.retired) return <Navigate replace to={gamePath(game.data)} />;
  if (failure !== null) {
    return (
      <FreePlayFailureScreen {...{ failure, walletType, onRelaunch, onAccount }} gameName={name} />
    );
  }
  return (
    <div className="free-play position-fixed inset-0 d-flex flex-column">
      <FreePlayStrip rounds={rounds} onAccount={onAccount} />
      <main className="game-play position-relative flex-1 min-h-0">
        {isReady && <h1 className="visually-hidden">{name}</h1>}
        {address !== null && (
          <GameStage
            address={address}
            gameName={name}
            walletType={null}
            record={record}
            leaveText={t('free-play:leave')}
            isReady={isReady}
            onReady={() => setIsReady(true)}
            onBalance={() => setRounds((count) => count + 1)}
            onFailure={(found) => setReported(failureInFreePlay(found))}
          />
        )}
        {!isReady && (
          <GameLoading
            name={name}
            game={game.data}
            balance={undefined}
            walletType={walletType}
            text={t('free-play:loading')}
          />
        )}
        <OfflineStrip />
      </main>
      <AdultDialog show={!isAdult} onConfirm={confirm} />
    </div>
  );
}

type AdultDialogProps = {
  readonly show: boolean;
  readonly onConfirm: () => void;
};

function AdultDialog({ show, onConfirm }: AdultDialogProps) {
  const { t } = useTranslation(['app', 'free-play']);
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      show={show}
      title={t('free-play:adult.title')}
      text={t('free-play:adult.text')}
      cancel={{ label: t('free-play:adult.no'), variant: 'secondary' }}
      confirm={{ label: t('free-play:adult.yes'), variant: 'primary' }}
      onCancel={() => void navigate('/home')}
      onConfirm={onConfirm}
    />
  );
}

/** The registration that leads on to the game with a wallet. */
function openAccount(game: Game | undefined): void {
  openModal('show-login-modal', {
    ...(game && { returnTo: gamePlayPath(game) }),
    tab: 'register',
  });
}

/** Ends the game at the time of its launch's end. */
function useExpiry(expiresAt: string | undefined, onExpired: () => void): void {
  const expire = useEffectEvent(onExpired);
  useEffect(() => {
    if (expiresAt === undefined) return;
    const timer = setTimeout(() => expire(), Date.parse(expiresAt) - Date.now());
    return () => clearTimeout(timer);
  }, [expiresAt]);
}
