import { ChevronLeft, ShieldOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { PlayMoneyBadge } from '@/components/ui/play-money-badge.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { Currency } from '@/lib/api/contract-types.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { useBalancesHidden } from '@/lib/money/hidden-balances.ts';
import { useLeaveGame } from '../use-leave-game.ts';

type GameLoadingProps = {
  readonly name: string;
  readonly art: string | undefined;
  readonly backdrop: string | undefined;
  /** Major units, once known. */
  readonly balance: number | undefined;
  readonly walletType: Currency;
  /** In the place of the balance to play with. */
  readonly text?: string;
  /** Whether the rounds of the game can be verified. */
  readonly hasProofs: boolean;
};

/** After this time the page shows that loading is slow. */
const SLOW_AFTER_MS = 6_000;

/** The loading screen: the game's own image until the game sends `ready`. */
export function GameLoading(props: GameLoadingProps) {
  const { name, art, backdrop, balance, walletType, text, hasProofs } = props;
  const { t } = useTranslation(['app', 'game-play']);
  const { money } = useFormat();
  const leave = useLeaveGame();
  const isSlow = useSlow();
  const isHidden = useBalancesHidden();
  const amount = balance !== undefined && !isHidden && money(balance, walletType);
  return (
    <div className="game-curtain position-absolute inset-0 d-flex flex-column align-items-center justify-content-center p-6 overflow-hidden text-center">
      <Backdrop url={backdrop || art} />
      <IconButton
        className="game-back icon-btn-box"
        label={t('game-play:loading.cancel')}
        icon={ChevronLeft}
        iconSizePx={21}
        onClick={leave}
      />
      <Tile key={art} url={art} />
      <div role="status" className="game-curtain-words position-relative">
        <h1 className="fs-h1">
          {name === ''
            ? t('game-play:loading.fallbackTitle')
            : t('game-play:loading.title', { game: name })}
        </h1>
        <p>
          {isSlow
            ? t('game-play:loading.slow')
            : (text ?? (amount && t('game-play:loading.text', { amount, currency: walletType })))}
        </p>
        {!hasProofs && (
          <p className="game-no-proofs fs-md text-balance">
            <ShieldOff size={15} />
            {t('game-play:loading.noProofs')}
          </p>
        )}
      </div>
      <div className="game-progress position-relative overflow-hidden" aria-hidden="true" />
      <PlayMoneyBadge />
    </div>
  );
}

function Backdrop({ url }: { readonly url: string | undefined }) {
  if (!url) return null;
  return <img className="game-backdrop position-absolute" src={url} alt="" />;
}

function Tile({ url }: { readonly url: string | undefined }) {
  const [isBroken, setIsBroken] = useState(false);
  if (!url || isBroken) return <Skeleton className="game-tile" radius="22px" />;
  return <img className="game-tile" src={url} alt="" onError={() => setIsBroken(true)} />;
}

function useSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
