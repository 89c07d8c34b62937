import {
  ArrowDownToLine,
  Gift,
  Headset,
  Hourglass,
  LayoutGrid,
  LogIn,
  RotateCw,
  WalletCards,
} from 'lucide-react';
import { useEffect } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Currency } from '@/lib/api/contract-types.ts';
import { openModal } from '@/lib/browser/window-events.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { endSession } from '@/lib/session/session.ts';
import { type GameAction, type GameFailure, gameScreens } from '../game-screens.ts';
import { GameTrouble } from './game-trouble.tsx';

type GameFailureScreenProps = {
  readonly failure: GameFailure;
  readonly walletType: Currency;
  readonly onRelaunch: () => void;
};

const icons = {
  relaunch: RotateCw,
  login: LogIn,
  welcome: Gift,
  deposit: ArrowDownToLine,
  wallet: WalletCards,
  saferPlay: Hourglass,
  games: LayoutGrid,
  support: Headset,
} as const satisfies Record<GameAction, unknown>;

/** The problem, whether money moved, and the next actions. */
export function GameFailureScreen(props: GameFailureScreenProps) {
  const { failure, walletType } = props;
  const { t } = useTranslation(['app', 'game-play']);
  const { dateTime } = useFormat();
  const { action, other, art } = gameScreens[failure.screen];
  useEffect(() => {
    if (action === 'welcome') openModal('show-welcome-modal', { isForGame: true });
  }, [action]);
  const values = {
    currency: walletType,
    message: failure.message ?? '',
    time: failure.until === undefined ? '' : dateTime(failure.until, 'short'),
  };
  return (
    <GameTrouble
      art={art}
      title={t(`game-play:problem.${failure.screen}.title`, values)}
      text={t(`game-play:problem.${failure.screen}.text`, values)}
      linksToGames={action !== 'games'}
    >
      <ActionButton {...props} action={action} variant="primary" />
      {other && <ActionButton {...props} action={other} variant="secondary" />}
    </GameTrouble>
  );
}

type ActionOptions = GameFailureScreenProps & { readonly action: GameAction };

function ActionButton(props: ActionOptions & { readonly variant: 'primary' | 'secondary' }) {
  const { action, variant } = props;
  const { t } = useTranslation(['app', 'game-play']);
  const act = useAction(props);
  const Icon = icons[action];
  return (
    <Button size="lg" variant={variant} onClick={act}>
      <Icon size={18} />
      {t(`game-play:action.${action}`)}
    </Button>
  );
}

function useAction({ action, failure, walletType, onRelaunch }: ActionOptions): () => void {
  const navigate = useNavigate();
  switch (action) {
    case 'relaunch':
      return onRelaunch;
    case 'login':
      // Ending the session redirects to the home page, where the login modal shows the reason.
      return () => endSession(failure.screen === 'kickedOut' ? 'KICKED_OUT' : 'SESSION_EXPIRED');
    case 'welcome':
      return () => openModal('show-welcome-modal', { isForGame: true });
    case 'deposit':
      return () => openModal('show-deposit-modal', { walletType });
    case 'wallet':
      return () => void navigate('/wallet');
    case 'saferPlay':
      return () => void navigate('/safer-play');
    case 'games':
      return () => void navigate('/games');
    case 'support':
      return () => void navigate('/support');
  }
}
