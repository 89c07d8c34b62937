import { ChevronLeft, Info, Maximize, Menu, Minimize, RotateCw, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Currency } from '@/lib/contract-types.ts';
import { SessionRound, SessionStrip } from '../session/session-strip.tsx';
import { SoundButton } from '../sound/sound-button.tsx';
import { BalanceRoundel } from './balance-roundel.tsx';
import { Dialog } from './dialog.tsx';
import { useSpeech } from './speech-context.tsx';
import { useFullscreen } from './use-fullscreen.ts';

type TopBarProps = {
  readonly game: { readonly gameId: string; readonly gameName: string; readonly supplier: string };
  /** Percent, as "96.40". */
  readonly rtp: string;
  /** The nonce of the player's next round, where rounds have one. */
  readonly nextNonce?: number;
  /** What the chip says where they have none. */
  readonly sealed?: string;
  readonly currency: Currency;
  /** The shown balance in words. */
  readonly balance: ReactNode;
  readonly onLeave: () => void;
  readonly onInfo: () => void;
  readonly onFairness: () => void;
  readonly onReload: () => void;
};

/** The bar over a game: the whole of it, or what a phone held upright has room for. */
export function GameBar({ isCompact, ...props }: TopBarProps & { readonly isCompact: boolean }) {
  return isCompact ? <CompactTopBar {...props} /> : <TopBar {...props} />;
}

/** The bar over a game in landscape: where the player is, what seals the round, what is theirs. */
function TopBar(props: TopBarProps) {
  const { rtp, nextNonce = 0 } = props;
  const { gameId, gameName, supplier } = props.game;
  const { t, number, percent } = useSpeech();
  const fullscreen = useFullscreen();
  return (
    <header className="bar">
      <BackButton onLeave={props.onLeave} />
      <img
        className="bar-tile"
        src={`/art/tiles/${encodeURIComponent(gameId)}-200.avif`}
        alt=""
        width={36}
        height={36}
        onError={(event) => {
          event.currentTarget.hidden = true;
        }}
      />
      <div className="bar-game">
        <h1>{gameName}</h1>
        <p>{t('bar.rtp', { supplier, rtp: percent(rtp) })}</p>
      </div>
      <button type="button" className="sealed" onClick={props.onFairness}>
        <ShieldCheck size={16} aria-hidden />
        <span>{props.sealed ?? t('bar.sealed', { round: number(nextNonce) })}</span>
      </button>
      <div className="bar-end">
        <SessionStrip currency={props.currency} />
        <Wallet currency={props.currency} balance={props.balance} />
        <SoundButton />
        <button type="button" className="tool" aria-label={t('bar.info')} onClick={props.onInfo}>
          <Info size={18} aria-hidden />
        </button>
        <button
          type="button"
          className="tool"
          aria-label={t('bar.reload')}
          onClick={props.onReload}
        >
          <RotateCw size={18} aria-hidden />
        </button>
        {fullscreen && (
          <button
            type="button"
            className="tool"
            aria-label={t(fullscreen.on ? 'bar.leaveFullscreen' : 'bar.fullscreen')}
            onClick={fullscreen.toggle}
          >
            {fullscreen.on ? (
              <Minimize size={18} aria-hidden />
            ) : (
              <Maximize size={18} aria-hidden />
            )}
          </button>
        )}
      </div>
    </header>
  );
}

/** The bar on a phone held upright; what does not fit is in its menu. */
function CompactTopBar(props: TopBarProps) {
  const { t } = useSpeech();
  const [menu, setMenu] = useState(false);
  return (
    <header className="bar">
      <BackButton onLeave={props.onLeave} />
      <h1 className="visually-hidden">{props.game.gameName}</h1>
      <Wallet currency={props.currency} balance={props.balance} />
      <SessionStrip currency={props.currency} />
      <div className="bar-end">
        <SoundButton />
        <button
          type="button"
          className="tool"
          aria-label={t('bar.menu')}
          aria-haspopup="dialog"
          onClick={() => setMenu(true)}
        >
          <Menu size={20} aria-hidden />
        </button>
      </div>
      {menu && <BarMenu {...props} onClose={() => setMenu(false)} />}
    </header>
  );
}

function BackButton(props: { readonly onLeave: () => void }) {
  const { t } = useSpeech();
  return (
    <button type="button" className="tool" aria-label={t('bar.back')} onClick={props.onLeave}>
      <ChevronLeft size={21} aria-hidden />
    </button>
  );
}

function Wallet(props: { readonly currency: Currency; readonly balance: ReactNode }) {
  const { t } = useSpeech();
  return (
    <div className="purse">
      <BalanceRoundel currency={props.currency} />
      <div>
        <span className="purse-label">{t('page.playMoney')}</span>
        <strong data-testid="balance">{props.balance}</strong>
      </div>
    </div>
  );
}

function BarMenu(props: TopBarProps & { readonly onClose: () => void }) {
  const { rtp, onClose } = props;
  const { gameName, supplier } = props.game;
  const { t, percent } = useSpeech();
  const fullscreen = useFullscreen();
  const then = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Dialog title={gameName} onClose={onClose}>
      <p className="menu-note">{t('bar.rtp', { supplier, rtp: percent(rtp) })}</p>
      <SessionRound />
      <div className="menu">
        <button type="button" onClick={then(props.onInfo)}>
          <Info size={20} aria-hidden />
          {t('bar.info')}
        </button>
        <button type="button" onClick={then(props.onFairness)}>
          <ShieldCheck size={20} aria-hidden />
          {t('bar.fairness')}
        </button>
        <button type="button" onClick={then(props.onReload)}>
          <RotateCw size={20} aria-hidden />
          {t('bar.reload')}
        </button>
        {fullscreen && (
          <button type="button" onClick={then(fullscreen.toggle)}>
            {fullscreen.on ? (
              <Minimize size={20} aria-hidden />
            ) : (
              <Maximize size={20} aria-hidden />
            )}
            {t(fullscreen.on ? 'bar.leaveFullscreen' : 'bar.fullscreen')}
          </button>
        )}
      </div>
    </Dialog>
  );
}
