import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { StatusDot } from '@/components/ui/status-dot.tsx';
import type { SaferPlay } from '@/lib/api/contract-types.ts';
import { useIsOnline } from '@/lib/api/online.ts';
import { filledText } from '@/lib/i18n/filled-text.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import type { SaferPlayTexts } from '../texts/safer-play-texts.ts';
import { ExclusionDialog } from './exclusion-dialog.tsx';
import { TimeOutDialog } from './time-out-dialog.tsx';

type BreaksProps = { readonly overview: SaferPlay; readonly texts: SaferPlayTexts };

/** The ways out: a break, and self-exclusion. */
export function Breaks({ overview, texts }: BreaksProps) {
  const { dateTime } = useFormat();
  const isOnline = useIsOnline();
  const [opened, setOpened] = useState<'timeOut' | 'exclusion' | null>(null);
  const hide = () => setOpened(null);
  const { timeOutUntil } = overview;
  return (
    <>
      <section className="panel safer-card safer-setting">
        <h3>{texts.timeOut.title}</h3>
        <p className="small-text text-3">{texts.timeOut.text}</p>
        {timeOutUntil !== null && (
          <p className="small-text">
            <StatusDot tone="waiting">
              {filledText(texts.timeOut.running, { time: dateTime(timeOutUntil, 'short') })}
            </StatusDot>
          </p>
        )}
        <Button variant="secondary" disabled={!isOnline} onClick={() => setOpened('timeOut')}>
          {timeOutUntil === null ? texts.timeOut.action : texts.timeOut.longer}
        </Button>
      </section>
      <section className="panel safer-card safer-setting">
        <h3>{texts.exclusion.title}</h3>
        <p className="small-text text-3">{texts.exclusion.text}</p>
        <Button variant="secondary" disabled={!isOnline} onClick={() => setOpened('exclusion')}>
          {texts.exclusion.action}
        </Button>
      </section>
      <TimeOutDialog
        show={opened === 'timeOut'}
        timeOutUntil={timeOutUntil}
        texts={texts}
        onHide={hide}
      />
      <ExclusionDialog show={opened === 'exclusion'} texts={texts} onHide={hide} />
    </>
  );
}
