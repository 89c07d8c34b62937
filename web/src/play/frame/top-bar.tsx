import {
  ChevronLeft,
  Info,
  Maximize,
  Menu,
  Minimize,
  RotateCw,
  ShieldCheck,
  SlidersHorizontal,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useGameTexts } from '../game-texts-context.ts';
import { AmbientButton } from '../pixi/ambient-button.tsx';
import { SessionRound, SessionStrip } from '../session/session-strip.tsx';
import { SoundButton } from '../sound/sound-button.tsx';
import { VolumeDialog } from '../sound/volume-dialog.tsx';
import { BalanceRoundel } from './balance-roundel.tsx';
import { Dialog } from './dialog.tsx';
import { useGamePage } from './page-context.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useMedia } from './use-media.ts';

export type TopBarProps = {
  /** Percent, as "96.40". */
  readonly rtp: string;
  /** The label of the next round's seed commitment. */
  readonly commitment: string;
  /** The formatted balance. */
  readonly balance: ReactNode;
  /** Whether the game's scene moves at rest. */
  readonly hasAmbient: boolean;
  readonly onInfo: () => void;
  readonly onFairness: () => void;
};

const MENU_ITEM =
  'd-flex align-items-center gap-3-5 px-4 py-0 border border-line rounded-14 fw-semibold text-start';

/** The bar above a game; short ones have a menu for what they have no room for. */
export function GameBar({ isCompact, ...props }: TopBarProps & { readonly isCompact: boolean }) {
  const isNarrow = useMedia('(max-width: 880px)');
  if (isCompact || isNarrow) return <ShortTopBar {...props} hasCommitment={!isCompact} />;
  return <TopBar {...props} />;
}

/** The bar of wide pages: the game, the seed commitment and the balance. */
function TopBar(props: TopBarProps) {
  const { opened, onReload } = useGamePage();
  const { gameId, gameName, supplier } = opened;
  const { t, percent } = useGameTexts();
  const fullscreen = useFullscreen();
  const [isVolumesOpen, setVolumesOpen] = useState(false);
  return (
    <header className="bar d-flex align-items-center">
      <BackButton />
      <img
        className="bar-tile flex-none rounded-10 object-fit-cover"
        src={`/art/tiles/${encodeURIComponent(gameId)}-200.avif`}
        alt=""
        width={36}
        height={36}
        onError={(event) => {
          event.currentTarget.hidden = true;
        }}
      />
      <div className="bar-game min-w-0">
        <h1 className="overflow-hidden text-white fs-body fw-bold lh-18">{gameName}</h1>
        <p className="overflow-hidden text-2 fs-xs font-num lh-16">
          {t('bar.rtp', { supplier, rtp: percent(props.rtp) })}
        </p>
      </div>
      <Commitment {...props} />
      <div className="bar-end position-relative d-flex align-items-center">
        <SessionStrip />
        <Wallet balance={props.balance} />
        <SoundButton />
        <button
          type="button"
          className="tool"
          aria-label={t('sound.volumes')}
          aria-haspopup="dialog"
          onClick={() => setVolumesOpen(true)}
        >
          <SlidersHorizontal size={18} aria-hidden />
        </button>
        {props.hasAmbient && <AmbientButton className="tool" />}
        <button type="button" className="tool" aria-label={t('bar.info')} onClick={props.onInfo}>
          <Info size={18} aria-hidden />
        </button>
        <button type="button" className="tool" aria-label={t('bar.reload')} onClick={onReload}>
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
      {isVolumesOpen && <VolumeDialog onClose={() => setVolumesOpen(false)} />}
    </header>
  );
}

/** The seed commitment of the next round, which opens the fairness dialog. */
function Commitment({ commitment, onFairness }: TopBarProps) {
  return (
    <button
      type="button"
      className="commitment position-relative flex-none align-items-center gap-1-5 rounded-pill fs-xs font-num"
      onClick={onFairness}
    >
      <ShieldCheck size={16} aria-hidden />
      <span>{commitment}</span>
    </button>
  );
}

/** The bar of phones and zoomed pages; portrait phones have the commitment elsewhere. */
function ShortTopBar(props: TopBarProps & { readonly hasCommitment: boolean }) {
  const { opened } = useGamePage();
  const { t } = useGameTexts();
  const [open, setOpen] = useState<'menu' | 'volumes' | null>(null);
  return (
    <header className="bar d-flex align-items-center">
      <BackButton />
      <h1 className="visually-hidden">{opened.gameName}</h1>
      {props.hasCommitment && <Commitment {...props} />}
      <Wallet balance={props.balance} />
      <SessionStrip />
      <div className="bar-end position-relative d-flex align-items-center">
        <SoundButton />
        <button
          type="button"
          className="tool"
          aria-label={t('bar.menu')}
          aria-haspopup="dialog"
          onClick={() => setOpen('menu')}
        >
          <Menu size={20} aria-hidden />
        </button>
      </div>
      {open === 'menu' && (
        <BarMenu {...props} onVolumes={() => setOpen('volumes')} onClose={() => setOpen(null)} />
      )}
      {open === 'volumes' && <VolumeDialog onClose={() => setOpen(null)} />}
    </header>
  );
}

function BackButton() {
  const { host } = useGamePage();
  const { t } = useGameTexts();
  return (
    <button type="button" className="tool" aria-label={t('bar.back')} onClick={host.leave}>
      <ChevronLeft size={21} aria-hidden />
    </button>
  );
}

function Wallet(props: { readonly balance: ReactNode }) {
  const { currency, free } = useGamePage();
  const { t } = useGameTexts();
  return (
    <div className="purse d-flex align-items-center">
      <BalanceRoundel currency={currency} />
      <div className="text-nowrap">
        <span className="d-block text-lilac fs-xs fw-650 lh-14">
          {t(free ? 'page.freePlay' : 'page.playMoney')}
        </span>
        <strong className="d-block text-white fs-body fw-bold font-num lh-17" data-testid="balance">
          {props.balance}
        </strong>
      </div>
    </div>
  );
}

function BarMenu(
  props: TopBarProps & { readonly onVolumes: () => void; readonly onClose: () => void },
) {
  const { onClose } = props;
  const { opened, onReload } = useGamePage();
  const { gameName, supplier } = opened;
  const { t, percent } = useGameTexts();
  const fullscreen = useFullscreen();
  const then = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Dialog title={gameName} onClose={onClose}>
      <p className="text-2 fs-sm">{t('bar.rtp', { supplier, rtp: percent(props.rtp) })}</p>
      <SessionRound />
      <div className="menu d-grid gap-2 mt-3-5">
        <button className={MENU_ITEM} type="button" onClick={then(props.onInfo)}>
          <Info size={20} aria-hidden />
          {t('bar.info')}
        </button>
        <button className={MENU_ITEM} type="button" onClick={then(props.onFairness)}>
          <ShieldCheck size={20} aria-hidden />
          {t('bar.fairness')}
        </button>
        <button className={MENU_ITEM} type="button" onClick={props.onVolumes}>
          <SlidersHorizontal size={20} aria-hidden />
          {t('sound.volumes')}
        </button>
        {props.hasAmbient && <AmbientButton className={MENU_ITEM} isNamed />}
        <button className={MENU_ITEM} type="button" onClick={then(onReload)}>
          <RotateCw size={20} aria-hidden />
          {t('bar.reload')}
        </button>
        {fullscreen && (
          <button className={MENU_ITEM} type="button" onClick={then(fullscreen.toggle)}>
            {fullscreen.on ? (
              <Minimize size={20} aria-hidden />
            ) : (
              <Maximize size={20} aria-hidden />
            )}
            <span>{t(fullscreen.on ? 'bar.leaveFullscreen' : 'bar.fullscreen')}</span>
          </button>
        )}
      </div>
    </Dialog>
  );
}
