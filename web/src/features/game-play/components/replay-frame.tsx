import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type GameFailure, screenOfProblem } from '../game-screens.ts';
import { type LaunchAddress, permissionsOf } from '../launch-address.ts';
import { useBlockedFrame } from '../use-blocked-frame.ts';
import { useGameMessages } from '../use-game-messages.ts';
import { useReadyTimeout } from '../use-ready-timeout.ts';

type ReplayFrameProps = {
  readonly address: LaunchAddress;
  readonly gameName: string;
  readonly isReady: boolean;
  readonly onReady: () => void;
  readonly onFailure: (failure: GameFailure) => void;
};

/** The page of a game that shows a past round again, in its frame. */
export function ReplayFrame(props: ReplayFrameProps) {
  const { address, gameName, isReady, onReady, onFailure } = props;
  const { t } = useTranslation(['app', 'replay']);
  const frame = useRef<HTMLIFrameElement>(null);
  useGameMessages({
    frame,
    address,
    onMessage: (message) => {
      if (message.type === 'ready') onReady();
      if (message.type === 'problem') onFailure({ screen: screenOfProblem[message.problem] });
      if (message.type === 'other-version') onFailure({ screen: 'outdatedGame' });
    },
  });
  useBlockedFrame(() => onFailure({ screen: 'blockedGame' }));
  useReadyTimeout({ isReady, onTimeout: () => onFailure({ screen: 'network' }) });
  return (
    <iframe
      ref={frame}
      className={`game-frame position-absolute inset-0 w-100 h-100 border-0 ${isReady ? 'is-ready' : ''}`}
      src={address.href}
      title={t('replay:of', { game: gameName })}
      {...permissionsOf(address)}
    />
  );
}
