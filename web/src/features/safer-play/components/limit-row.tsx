import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { StatusDot } from '@/components/ui/status-dot.tsx';
import { useLanguage } from '@/i18n/language.ts';
import type { Limit } from '@/lib/api/contract-types.ts';
import { useIsOnline } from '@/lib/api/online.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import type { LimitId } from '../limit-kinds.ts';
import { limitName, useLimitFormat } from '../use-limit-format.ts';
import { utcTime } from '../utc-time.ts';
import { PendingChange } from './pending-change.tsx';
import { UseBar } from './use-bar.tsx';

type LimitRowProps = {
  readonly limit: Limit;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

/** A limit: its use, the end of its window, and its pending change. */
export function LimitRow({ limit, onEdit, onRemove }: LimitRowProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  const isOnline = useIsOnline();
  const name = limitName(limit, t);
  const isEnding = limit.pending?.amount === null;
  return (
    <div className="px-0 py-2-5 border-top border-line">
      <div className="safer-row-head d-flex align-items-center gap-1">
        <h4 className="m-0 flex-1">{t(`safer-play:limits.periods.${limit.period}`)}</h4>
        <Button
          variant="ghost"
          size="sm"
          disabled={!isOnline}
          aria-label={`${t('safer-play:limits.edit')}: ${name}`}
          onClick={onEdit}
        >
          {t('safer-play:limits.edit')}
        </Button>
        {!isEnding && (
          <Button
            variant="ghost"
            size="sm"
            disabled={!isOnline}
            aria-label={`${t('safer-play:limits.remove')}: ${name}`}
            onClick={onRemove}
          >
            {t('safer-play:limits.remove')}
          </Button>
        )}
      </div>
      <Use limit={limit} />
      {limit.pending && <PendingChange limit={limit} pending={limit.pending} />}
    </div>
  );
}

function Use({ limit }: Pick<LimitRowProps, 'limit'>) {
  const { t } = useTranslation(['app', 'safer-play']);
  const format = useLimitFormat();
  const { amount, used, remaining, isEstimate } = limit;
  const about = isEstimate ? '≈\u00a0' : '';
  const usedText = t('safer-play:limits.used', {
    used: about + format(used, limit),
    amount: format(amount, limit),
  });
  return (
    <>
      <UseBar limit={limit} />
      <p className="text-2 d-flex flex-wrap row-gap-0-5 column-gap-3-5 fs-sm">
        <span className="num">{usedText}</span>
        {remaining > 0 ? (
          <b className="num text-body fw-semibold">
            {t('safer-play:limits.left', { amount: about + format(remaining, limit) })}
          </b>
        ) : (
          <StatusDot tone="waiting">{t('safer-play:limits.reached')}</StatusDot>
        )}
        <Resets at={limit.resetsAt} />
      </p>
    </>
  );
}

function Resets({ at }: { readonly at: string }) {
  const { t } = useTranslation(['app', 'safer-play']);
  const { dateTime } = useFormat();
  const language = useLanguage();
  return (
    <time className="text-3 ms-auto" dateTime={at} title={utcTime(at, language)}>
      {t('safer-play:limits.resets', { time: dateTime(at, 'short') })}
    </time>
  );
}

type UnsetRowProps = {
  readonly id: LimitId;
  readonly onSet: () => void;
};

/** A period without a limit. */
export function UnsetRow({ id, onSet }: UnsetRowProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  const isOnline = useIsOnline();
  return (
    <div className="safer-row-head d-flex align-items-center gap-1 px-0 py-2-5 border-top border-line">
      <h4 className="m-0 flex-1">{t(`safer-play:limits.periods.${id.period}`)}</h4>
      <span className="small-text text-3">{t('safer-play:limits.unset')}</span>
      <Button
        variant="ghost"
        size="sm"
        disabled={!isOnline}
        aria-label={`${t('safer-play:limits.set')}: ${limitName(id, t)}`}
        onClick={onSet}
      >
        {t('safer-play:limits.set')}
      </Button>
    </div>
  );
}
