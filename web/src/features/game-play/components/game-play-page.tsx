import { isCurrency } from '@fairhall/api/contract/money';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { removeLaunches } from '@/lib/games/launch.ts';
import { selectedWallet } from '@/lib/money/selected-wallet.ts';
import { refreshWallets } from '@/lib/money/wallets.ts';
import { GameSession } from './game-session.tsx';
import type { GameInterruption } from './game-stage.tsx';
import '../game-play.css';

/** Opens the game of the address and keeps it mounted until the player leaves. */
export function GamePlayPage({ Interruption }: { readonly Interruption: GameInterruption }) {
  const [params] = useSearchParams();
  const gameId = params.get('gameId') ?? '';
  const requested = params.get('walletType') ?? '';
  const [attempt, setAttempt] = useState(0);
  useRefreshOnLeave();
  return (
    <GameSession
      // A reload starts over: a new launch, a new frame, no problem left from before.
      key={`${gameId} ${attempt}`}
      gameId={gameId}
      gameName={params.get('gameName') ?? ''}
      walletType={isCurrency(requested) ? requested : selectedWallet()}
      attempt={attempt}
      onRelaunch={() => setAttempt(attempt + 1)}
      Interruption={Interruption}
    />
  );
}

/**
 * Refetches balances and history when the game is left, and the balances when the page closes. The next
 * opening launches anew.
 */
function useRefreshOnLeave(): void {
  useEffect(() => {
    const refresh = () => void refreshWallets();
    window.addEventListener('pagehide', refresh);
    return () => {
      window.removeEventListener('pagehide', refresh);
      refresh();
      removeLaunches();
      // The home page offers the games of the latest rounds.
      void queryClient.invalidateQueries(trpc.user.history.pathFilter());
    };
  }, []);
}
