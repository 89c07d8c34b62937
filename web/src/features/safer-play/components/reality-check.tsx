import { useEffect, useEffectEvent } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Fact, Facts } from '@/components/ui/facts.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import type { SaferPlay } from '@/lib/api/contract-types.ts';
import { minutesText } from '@/lib/time/duration-text.ts';
import { useAcknowledge } from '../api/use-restriction-calls.ts';
import { useDueCheck } from '../use-due-check.ts';
import '../safer-play.css';

type RealityCheckProps = {
  /** Play pauses: the dialog has opened. */
  readonly onOpen: () => void;
  /** The player goes on. */
  readonly onClose: () => void;
  /** Leaves the game. */
  readonly onLeave: () => void;
};

/**
 * The reality check over a game. It cannot be closed in passing: the player decides to go on or to
 * stop.
 */
export default function RealityCheck({ onOpen, onClose, onLeave }: RealityCheckProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  const navigate = useNavigate();
  const { isDue, session, end } = useDueCheck();
  const acknowledge = useAcknowledge();
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (isDue) open();
  }, [isDue]);
  const goOn = () => {
    if (acknowledge.isPending) return;
    acknowledge.mutate({}, { onSuccess: end });
  };
  const stop = () => {
    acknowledge.mutate({});
    onLeave();
  };
  return (
    <Dialog
      show={isDue}
      onHide={stay}
      onExited={onClose}
      title={t('safer-play:realityCheck.dialogTitle')}
      widthPx={420}
      bare
      titleId={TITLE_ID}
    >
      <div className="rm-header d-flex align-items-center gap-3">
        {/* No key that spins presses a button here. */}
        <h2 id={TITLE_ID} className="rm-title flex-1 min-w-0" tabIndex={-1} data-autofocus="always">
          {t('safer-play:realityCheck.dialogTitle')}
        </h2>
      </div>
      <div className="rm-body">
        {acknowledge.isError && <Notice tone="error">{t('safer-play:realityCheck.failed')}</Notice>}
        <SessionMetrics session={session} />
      </div>
      <div className="rm-footer d-grid gap-2-5">
        <Button size="lg" variant="secondary" onClick={goOn}>
          {t('safer-play:realityCheck.goOn')}
        </Button>
        <Button size="lg" variant="secondary" onClick={stop}>
          {t('safer-play:realityCheck.stop')}
        </Button>
        <Button variant="ghost" onClick={() => void navigate('/safer-play')}>
          {t('safer-play:realityCheck.setLimit')}
        </Button>
      </div>
    </Dialog>
  );
}

const TITLE_ID = 'reality-check-title';

/** Escape and a click beside the dialog do nothing. */
function stay(): void {}

type SessionMetricsProps = {
  readonly session: SaferPlay['realityCheck']['session'];
};

function SessionMetrics({ session }: SessionMetricsProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  if (session === null) return <p className="text-2">{t('safer-play:realityCheck.noSession')}</p>;
  const { minutes, staked, won, net, walletType: currency } = session;
  return (
    <>
      <p className="text-2">
        {t('safer-play:realityCheck.dialogText', { time: minutesText(minutes) })}
      </p>
      <Facts>
        <Fact label={t('safer-play:realityCheck.staked')}>
          <MoneyText amount={staked} currency={currency} />
        </Fact>
        <Fact label={t('safer-play:realityCheck.won')}>
          <MoneyText amount={won} currency={currency} />
        </Fact>
        <Fact label={t('safer-play:realityCheck.net')} valueClassName="text-2">
          <MoneyText amount={net} currency={currency} sign="always" />
        </Fact>
      </Facts>
    </>
  );
}
