import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { StatusDot } from '@/components/ui/status-dot.tsx';
import type { SaferPlay } from '@/lib/api/contract-types.ts';
import { useIsOnline } from '@/lib/api/online.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { ExclusionDialog } from './exclusion-dialog.tsx';
import { TimeOutDialog } from './time-out-dialog.tsx';

type BreaksProps = { readonly overview: SaferPlay };

/** The ways out: a break, and self-exclusion. */
export function Breaks({ overview }: BreaksProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  const { dateTime } = useFormat();
  const isOnline = useIsOnline();
  const [opened, setOpened] = useState<'timeOut' | 'exclusion' | null>(null);
  const hide = () => setOpened(null);
  const { timeOutUntil } = overview;
  return (
    <>
      <section className="panel safer-card safer-setting d-flex flex-column align-items-start pb-4-5">
        <h3 className="m-0 fs-h3 fw-650">{t('safer-play:timeOut.title')}</h3>
        <p className="small-text text-3 text-pretty">{t('safer-play:timeOut.text')}</p>
        {timeOutUntil !== null && (
          <p className="small-text text-pretty">
            <StatusDot tone="waiting">
              {t('safer-play:timeOut.running', { time: dateTime(timeOutUntil, 'short') })}
            </StatusDot>
          </p>
        )}
        <Button variant="secondary" disabled={!isOnline} onClick={() => setOpened('timeOut')}>
          {timeOutUntil === null ? t('safer-play:timeOut.action') : t('safer-play:timeOut.longer')}
        </Button>
      </section>
      <section className="panel safer-card safer-setting d-flex flex-column align-items-start pb-4-5">
        <h3 className="m-0 fs-h3 fw-650">{t('safer-play:exclusion.title')}</h3>
        <p className="small-text text-3 text-pretty">{t('safer-play:exclusion.text')}</p>
        <Button variant="secondary" disabled={!isOnline} onClick={() => setOpened('exclusion')}>
          {t('safer-play:exclusion.action')}
        </Button>
      </section>
      <TimeOutDialog show={opened === 'timeOut'} timeOutUntil={timeOutUntil} onHide={hide} />
      <ExclusionDialog show={opened === 'exclusion'} onHide={hide} />
    </>
  );
}
