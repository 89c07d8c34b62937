import { LogIn, RotateCw } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import type { Currency } from '@/lib/api/contract-types.ts';
import type { FreePlayFailure, FreePlayScreen } from '../free-play-failure.ts';
import { GameFailureScreen } from './game-failure-screen.tsx';
import { GameTrouble } from './game-trouble.tsx';

type FreePlayFailureScreenProps = {
  readonly failure: FreePlayFailure;
  readonly gameName: string;
  readonly walletType: Currency;
  readonly onRelaunch: () => void;
  readonly onAccount: () => void;
};

type Action = 'again' | 'retry' | 'login';

const screens = {
  needsAccount: { art: 'key', action: 'login' },
  rateLimited: { art: 'hourglass', action: 'retry' },
  expired: { art: 'hourglass', action: 'again' },
} as const satisfies Record<FreePlayScreen, { art: string; action: Action }>;

/** Why free play does not open or has ended, and the next actions. */
export function FreePlayFailureScreen(props: FreePlayFailureScreenProps) {
  const { t } = useTranslation(['app', 'free-play']);
  const { failure, gameName, walletType, onRelaunch, onAccount } = props;
  if (failure.kind === 'game') {
    return (
      <GameFailureScreen
        failure={failure.failure}
        walletType={walletType}
        onRelaunch={onRelaunch}
      />
    );
  }
  const { art, action } = screens[failure.screen];
  const Icon = action === 'login' ? LogIn : RotateCw;
  return (
    <GameTrouble
      art={art}
      title={t(`free-play:problem.${failure.screen}.title`, { game: gameName })}
      text={t(`free-play:problem.${failure.screen}.text`)}
    >
      <Button size="lg" onClick={action === 'login' ? onAccount : onRelaunch}>
        <Icon size={18} />
        {t(`free-play:action.${action}`)}
      </Button>
      {failure.screen === 'expired' && (
        <Button size="lg" variant="secondary" onClick={onAccount}>
          {t('free-play:createAccount')}
        </Button>
      )}
    </GameTrouble>
  );
}
