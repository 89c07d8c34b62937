import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import type { Game } from '@/lib/api/contract-types.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';
import { openModal } from '@/lib/browser/window-events.ts';
import type { FreePlayTexts } from '@/lib/free-play/texts/free-play-texts.ts';
import { useFreePlayTexts } from '@/lib/free-play/use-free-play-texts.ts';
import { gameOrigin } from '@/lib/games/game-origin.ts';
import { playTarget } from '@/lib/games/use-launch-game.ts';
import { selectedWallet } from '@/lib/money/selected-wallet.ts';
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
  const texts = useFreePlayTexts();
  const [attempt, setAttempt] = useState(0);
  if (texts === null) return <main className="game-play" />;
  return (
    <FreeSession
      // Another attempt is another launch, with new points.
      key={`${gameId} ${attempt}`}
      texts={texts}
      gameId={gameId}
      attempt={attempt}
      onRelaunch={() => setAttempt(attempt + 1)}
    />
  );
}

type FreeSessionProps = {
  readonly texts: FreePlayTexts;
  readonly gameId: string;
  readonly attempt: number;
  readonly onRelaunch: () => void;
};

/** One launch of one game in free play. */
function FreeSession({ texts, gameId, attempt, onRelaunch }: FreeSessionProps) {
  const { t } = useTranslation(['app', 'game-play']);
  const { isAdult, confirm } = useAdult();
  const [reported, setReported] = useState<FreePlayFailure | null>(null);
  const [isReady, setIsReady] = useState(false);
  const [rounds, setRounds] = useState(0);
  const game = useQuery(trpc.games.get.queryOptions({ id: gameId }, { enabled: gameId !== '' }));
  const walletType = selectedWallet();
  const isOn = isAdult && gameId !== '' && game.data?.freePlay !== false;
  const launch = useFreeLaunch({ gameId, walletType, attempt, isOn });
  const address = launchAddress(launch.data, { page: location.origin, gameServer: gameOrigin() });
  const name = game.data?.gameName ?? '';
  useDocumentTitle(name || t('game-play:pageTitle'));
  useExpiry(launch.data?.expiresAt, () => setReported({ kind: 'free-play', screen: 'expired' }));

  const onAccount = () => openAccount(game.data);
  const failure =
    reported ?? failureBeforeFreePlay({ gameId, game, launch, hasAddress: address !== null });
  if (failure !== null) {
    return (
      <FreePlayFailureScreen
        {...{ failure, texts, walletType, onRelaunch, onAccount }}
        gameName={name}
      />
    );
  }
  return (
    <div className="free-play">
      <FreePlayStrip texts={texts} rounds={rounds} onAccount={onAccount} />
      <main className="game-play">
        {isReady && <h1 className="visually-hidden">{name}</h1>}
        {address !== null && (
          <GameStage
            address={address}
            gameName={name}
            walletType={null}
            leaveText={texts.leave}
            isReady={isReady}
            onReady={() => setIsReady(true)}
            onBalance={() => setRounds((count) => count + 1)}
            onFailure={(found) => setReported(failureInFreePlay(found))}
          />
        )}
        {!isReady && (
          <GameLoading
            name={name}
            art={game.data?.pgIconUrl}
            backdrop={game.data?.pgBackUrl}
            balance={undefined}
            walletType={walletType}
            text={texts.loading}
            hasProofs={game.data?.proofUrl !== null}
          />
        )}
        <OfflineStrip />
      </main>
      <AdultDialog show={!isAdult} texts={texts} onConfirm={confirm} />
    </div>
  );
}

type AdultDialogProps = {
  readonly show: boolean;
  readonly texts: FreePlayTexts;
  readonly onConfirm: () => void;
};

function AdultDialog({ show, texts, onConfirm }: AdultDialogProps) {
  const navigate = useNavigate();
  const { title, text, yes, no } = texts.adult;
  return (
    <ConfirmDialog
      show={show}
      title={title}
      text={text}
      cancel={{ label: no, variant: 'secondary' }}
      confirm={{ label: yes, variant: 'primary' }}
      onCancel={() => void navigate('/home')}
      onConfirm={onConfirm}
    />
  );
}

/** The registration that leads on to the game with a wallet. */
function openAccount(game: Game | undefined): void {
  openModal('show-login-modal', { ...(game && playTarget(game)), tab: 'register' });
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
