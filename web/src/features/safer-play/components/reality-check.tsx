import { useEffect, useEffectEvent } from 'react';
import Button from 'react-bootstrap/Button';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Fact, Facts } from '@/components/ui/facts.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import type { SaferPlay } from '@/lib/api/contract-types.ts';
import { filledText } from '@/lib/i18n/filled-text.ts';
import { minutesText } from '@/lib/time/duration-text.ts';
import { useAcknowledge } from '../api/use-restriction-calls.ts';
import type { SaferPlayTexts } from '../texts/safer-play-texts.ts';
import { useDueCheck } from '../use-due-check.ts';
import { useSaferPlayTexts } from '../use-safer-play-texts.ts';
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
export function RealityCheck({ onOpen, onClose, onLeave }: RealityCheckProps) {
  const texts = useSaferPlayTexts();
  const navigate = useNavigate();
  const { isDue, session, end } = useDueCheck();
  const acknowledge = useAcknowledge();
  const open = useEffectEvent(onOpen);
  const isShown = isDue && texts !== null;
  useEffect(() => {
    if (isShown) open();
  }, [isShown]);
  if (texts === null) return null;
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
      show={isShown}
      onHide={stay}
      onExited={onClose}
      title={texts.realityCheck.dialogTitle}
      widthPx={420}
      bare
      titleId={TITLE_ID}
    >
      <div className="rm-header">
        <h2 id={TITLE_ID} className="rm-title">
          {texts.realityCheck.dialogTitle}
        </h2>
      </div>
      <div className="rm-body">
        {acknowledge.isError && <Notice tone="error">{texts.realityCheck.failed}</Notice>}
        <SessionMetrics session={session} texts={texts.realityCheck} />
      </div>
      <div className="rm-footer safer-choices">
        <Button size="lg" data-autofocus="always" onClick={goOn}>
          {texts.realityCheck.goOn}
        </Button>
        <Button size="lg" variant="secondary" onClick={stop}>
          {texts.realityCheck.stop}
        </Button>
        <Button variant="ghost" onClick={() => void navigate('/safer-play')}>
          {texts.realityCheck.setLimit}
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
  readonly texts: SaferPlayTexts['realityCheck'];
};

function SessionMetrics({ session, texts }: SessionMetricsProps) {
  if (session === null) return <p className="text-2">{texts.noSession}</p>;
  const { minutes, staked, won, net, walletType: currency } = session;
  return (
    <>
      <p className="text-2">{filledText(texts.dialogText, { time: minutesText(minutes) })}</p>
      <Facts>
        <Fact label={texts.staked}>
          <MoneyText amount={staked} currency={currency} />
        </Fact>
        <Fact label={texts.won}>
          <MoneyText amount={won} currency={currency} />
        </Fact>
        <Fact label={texts.net} valueClassName="text-2">
          <MoneyText amount={net} currency={currency} sign="always" />
        </Fact>
      </Facts>
    </>
  );
}
