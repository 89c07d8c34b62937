import { ChevronLeft, ShieldOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { LoadedPicture } from '@/components/ui/loaded-picture.tsx';
import { PlayMoneyBadge } from '@/components/ui/play-money-badge.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { Currency, Game } from '@/lib/api/contract-types.ts';
import { type LoadingArt, loadingArt } from '@/lib/games/loading-art.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { useBalancesHidden } from '@/lib/money/hidden-balances.ts';
import { useLeaveGame } from '../use-leave-game.ts';

type GameLoadingProps = {
  readonly name: string;
  /** Undefined until the game has loaded. */
  readonly game: Game | undefined;
  /** Major units, once known. */
  readonly balance: number | undefined;
  readonly walletType: Currency;
  /** In the place of the balance to play with. */
  readonly text?: string;
};

/** After this time the page shows that loading is slow. */
const SLOW_AFTER_MS = 6_000;

/** The loading screen: the game's own image until the game sends `ready`. */
export function GameLoading(props: GameLoadingProps) {
  const { name, game, balance, walletType, text } = props;
  const { t } = useTranslation(['app', 'game-play']);
  const { money } = useFormat();
  const leave = useLeaveGame();
  const isSlow = useSlow();
  const isHidden = useBalancesHidden();
  const art = game && loadingArt(game);
  const amount = balance !== undefined && !isHidden && money(balance, walletType);
  return (
    <div className="game-curtain position-absolute inset-0 d-flex flex-column align-items-center justify-content-center p-6 overflow-hidden text-center">
      {art && <LoadedPicture {...art} className="game-backdrop position-absolute" alt="" />}
      <IconButton
        className="game-back position-absolute icon-btn-box"
        label={t('game-play:loading.cancel')}
        icon={ChevronLeft}
        iconSizePx={21}
        onClick={leave}
      />
      <Tile key={game?.gameId} art={art} />
      <div role="status" className="game-curtain-words position-relative">
        <h1 className="fs-h1">
          {name === ''
            ? t('game-play:loading.fallbackTitle')
            : t('game-play:loading.title', { game: name })}
        </h1>
        <p className="mt-1-5 text-2">
          {isSlow
            ? t('game-play:loading.slow')
            : (text ?? (amount && t('game-play:loading.text', { amount, currency: walletType })))}
        </p>
        {game?.proofUrl === null && (
          <p className="game-no-proofs fs-md text-balance mt-1-5 text-2">
            <ShieldOff className="me-1-5" size={15} />
            {t('game-play:loading.noProofs')}
          </p>
        )}
      </div>
      <div className="game-progress position-relative overflow-hidden" aria-hidden="true" />
      <PlayMoneyBadge />
    </div>
  );
}

function Tile({ art }: { readonly art: LoadingArt | undefined }) {
  const [isBroken, setIsBroken] = useState(false);
  if (!art || isBroken)
    return (
      <Skeleton className="game-tile position-relative rounded-xl object-fit-cover" radius="22px" />
    );
  return (
    <LoadedPicture
      {...art}
      className="game-tile position-relative rounded-xl object-fit-cover"
      alt=""
      onError={() => setIsBroken(true)}
    />
  );
}

function useSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
