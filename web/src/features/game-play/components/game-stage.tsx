import type { GameMessage } from '@fairhall/game-frame';
import type { OwnGameMessage } from '@fairhall/game-server/contract';
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import type { Currency } from '@/lib/api/contract-types.ts';
import { openModal } from '@/lib/browser/window-events.ts';
import { soundSettings } from '@/lib/games/sound-settings.ts';
import { useWallets } from '@/lib/money/wallets.ts';
import type { PlayerRecord } from '@/lib/player-record/player-record.ts';
import { adoptBalance } from '../api/game-balance.ts';
import { postToGame } from '../game-message.ts';
import { type GameFailure, screenOfProblem } from '../game-screens.ts';
import { type LaunchAddress, permissionsOf } from '../launch-address.ts';
import { useBlockedFrame } from '../use-blocked-frame.ts';
import { useGameMessages } from '../use-game-messages.ts';
import { useBackGuard, useLeaveGame } from '../use-leave-game.ts';
import { useReadyTimeout } from '../use-ready-timeout.ts';

/** A dialog that may interrupt play at any time, as the player's reality check. */
export type GameInterruption = ComponentType<{
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}>;

type GameStageProps = {
  readonly address: LaunchAddress;
  readonly gameName: string;
  /** The wallet that is played; `null` in free play. */
  readonly walletType: Currency | null;
  /** What the game shows is saved here; `null` without a login. */
  readonly record: PlayerRecord | null;
  /** What leaving means, in free play. */
  readonly leaveText?: string;
  readonly isReady: boolean;
  /** None in free play: a guest has no reality check. */
  readonly Interruption?: GameInterruption;
  readonly onReady: () => void;
  /** Called after each round that the game has shown. */
  readonly onBalance?: () => void;
  readonly onFailure: (failure: GameFailure) => void;
};

/** The game in its frame: sandboxed, with scripts on its own origin and no access to this page. */
export function GameStage(props: GameStageProps) {
  const { address, gameName, walletType, record, leaveText, isReady, Interruption } = props;
  const { onReady, onFailure } = props;
  const { t } = useTranslation(['app', 'game-play']);
  const leave = useLeaveGame();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const confirmLeaving = () => {
    leaveFullscreen();
    setIsLeaving(true);
  };
  const restoreGuard = useBackGuard({ isOn: isReady, onBack: confirmLeaving });
  const lastBalance = useBalanceMessages({ frame, address, walletType, isReady });

  useGameMessages({
    frame,
    address,
    onMessage: (message) => {
      switch (message.type) {
        case 'ready':
          if (address.isOwn) sendSound({ frame, address });
          if (isReady) return;
          onReady();
          frame.current?.focus();
          return;
        case 'balance':
          lastBalance.current = Number(message.balance);
          if (walletType !== null) adoptBalance(walletType, message.balance);
          props.onBalance?.();
          return;
        case 'deposit':
          if (walletType === null) return;
          leaveFullscreen();
          openModal('show-deposit-modal', { walletType });
          return;
        case 'exit':
          confirmLeaving();
          return;
        case 'problem':
          onFailure({ screen: screenOfProblem[message.problem] });
          return;
        case 'other-version':
          onFailure({ screen: 'outdatedGame' });
          return;
        default:
          handleOwnMessage(message, { record, frame, address });
      }
    },
  });
  useBlockedFrame(() => onFailure({ screen: 'blockedGame' }));
  useReadyTimeout({ isReady, onTimeout: () => onFailure({ screen: 'network' }) });

  const pause = () => {
    leaveFullscreen();
    postToGame({ frame: frame.current, origin: address.origin }, { type: 'pause' });
  };
  const resume = () => {
    postToGame({ frame: frame.current, origin: address.origin }, { type: 'resume' });
    frame.current?.focus();
  };
  const stay = () => {
    setIsLeaving(false);
    restoreGuard();
    frame.current?.focus();
  };
  return (
    <>
      <iframe
        ref={frame}
        className={`game-frame position-absolute inset-0 w-100 h-100 border-0 ${isReady ? 'is-ready' : ''}`}
        src={address.href}
        title={t('game-play:frameTitle', { game: gameName })}
        {...permissionsOf(address)}
      />
      <ConfirmDialog
        show={isLeaving}
        title={t('game-play:leave.title')}
        text={leaveText ?? t('game-play:leave.text')}
        cancel={{ label: t('game-play:leave.stay'), variant: 'primary' }}
        confirm={{ label: t('game-play:leave.leave'), variant: 'secondary' }}
        hasLongLabels
        onCancel={stay}
        onConfirm={leave}
      />
      {isReady && Interruption && <Interruption onOpen={pause} onClose={resume} onLeave={leave} />}
    </>
  );
}

/** A game in full screen covers every dialog of this page. */
function leaveFullscreen(): void {
  if (document.fullscreenElement === null) return;
  // The player may have left full screen already.
  document.exitFullscreen().catch(() => {});
}

type OwnGame = {
  readonly record: PlayerRecord | null;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly address: LaunchAddress;
};

/** Handles a message that only the pages of our own game server send. */
function handleOwnMessage(message: Exclude<OwnGameMessage, GameMessage>, game: OwnGame): void {
  switch (message.type) {
    case 'verify':
      window.open(`/verify?${message.search}`, '_blank', 'noopener');
      return;
    case 'returns':
      window.open('/fairness', '_blank', 'noopener');
      return;
    case 'safer-play':
      window.open('/safer-play', '_blank', 'noopener');
      return;
    case 'shown':
      void game.record?.save(message.items);
      return;
    case 'sound':
      soundSettings.write(message.sound);
      return;
    case 'record':
      void sendRecord(message, game);
  }
}

/** Sends the stored settings of the sound; until the player has decided, the game has its own. */
function sendSound({ frame, address }: Pick<OwnGame, 'frame' | 'address'>): void {
  const sound = soundSettings.read();
  if (sound.isOn === null) return;
  postToGame({ frame: frame.current, origin: address.origin }, { type: 'sound', sound });
}

/** Sends the requested part of the player's record to the game. */
async function sendRecord(
  { id, query }: Extract<OwnGameMessage, { type: 'record' }>,
  to: OwnGame,
): Promise<void> {
  const reply = (await to.record?.read(query)) ?? ({ kind: 'unavailable' } as const);
  const { frame, address } = to;
  postToGame({ frame: frame.current, origin: address.origin }, { type: 'record', id, reply });
}

type BalanceMessageOptions = {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly address: LaunchAddress;
  readonly walletType: Currency | null;
  readonly isReady: boolean;
};

/**
 * Publishes changes of the wallet from outside the game to the game. The returned ref holds the
 * last balance that game and page agree on, so that the game never receives its own balance.
 */
function useBalanceMessages({ frame, address, walletType, isReady }: BalanceMessageOptions) {
  const lastBalance = useRef<number | null>(null);
  const balance = useWallets().data?.find(
    (wallet) => wallet.walletType === walletType,
  )?.walletBalance;
  useEffect(() => {
    if (!isReady || balance === undefined || lastBalance.current === balance) return;
    const isChange = lastBalance.current !== null;
    lastBalance.current = balance;
    if (isChange) {
      const game = { frame: frame.current, origin: address.origin };
      postToGame(game, { type: 'balance-changed' });
    }
  }, [frame, address.origin, balance, isReady]);
  return lastBalance;
}
