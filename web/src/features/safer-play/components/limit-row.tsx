import Button from 'react-bootstrap/Button';
import { StatusDot } from '@/components/ui/status-dot.tsx';
import { useLanguage } from '@/i18n/language.ts';
import type { Limit } from '@/lib/api/contract-types.ts';
import { useIsOnline } from '@/lib/api/online.ts';
import { filledText } from '@/lib/i18n/filled-text.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import type { LimitId } from '../limit-kinds.ts';
import type { SaferPlayTexts } from '../texts/safer-play-texts.ts';
import { limitName, useLimitFormat } from '../use-limit-format.ts';
import { utcTime } from '../utc-time.ts';
import { PendingChange } from './pending-change.tsx';

type LimitRowProps = {
  readonly limit: Limit;
  readonly texts: SaferPlayTexts;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

/** A limit: its use, the end of its window, and its pending change. */
export function LimitRow({ limit, texts, onEdit, onRemove }: LimitRowProps) {
  const isOnline = useIsOnline();
  const name = limitName(limit, texts);
  const isEnding = limit.pending?.amount === null;
  return (
    <div className="safer-row">
      <div className="safer-row-head">
        <h4>{texts.limits.periods[limit.period]}</h4>
        <Button
          variant="ghost"
          size="sm"
          disabled={!isOnline}
          aria-label={`${texts.limits.edit}: ${name}`}
          onClick={onEdit}
        >
          {texts.limits.edit}
        </Button>
        {!isEnding && (
          <Button
            variant="ghost"
            size="sm"
            disabled={!isOnline}
            aria-label={`${texts.limits.remove}: ${name}`}
            onClick={onRemove}
          >
            {texts.limits.remove}
          </Button>
        )}
      </div>
      <Use limit={limit} texts={texts} />
      {limit.pending && <PendingChange limit={limit} pending={limit.pending} texts={texts} />}
    </div>
  );
}

function Use({ limit, texts }: Pick<LimitRowProps, 'limit' | 'texts'>) {
  const format = useLimitFormat();
  const { amount, used, remaining, isEstimate } = limit;
  const about = isEstimate ? '≈\u00a0' : '';
  const usedText = filledText(texts.limits.used, {
    used: about + format(used, limit),
    amount: format(amount, limit),
  });
  const share = amount === 0 ? 1 : Math.min(1, Math.max(0, used / amount));
  return (
    <>
      {/* The text below has the same figures. */}
      <div className="safer-bar" aria-hidden="true">
        <span style={{ '--used': `${share * 100}%` }} />
      </div>
      <p className="safer-use">
        <span className="num">{usedText}</span>
        {remaining > 0 ? (
          <b className="num">
            {filledText(texts.limits.left, { amount: about + format(remaining, limit) })}
          </b>
        ) : (
          <StatusDot tone="waiting">{texts.limits.reached}</StatusDot>
        )}
        <Resets at={limit.resetsAt} texts={texts} />
      </p>
    </>
  );
}

function Resets({ at, texts }: { readonly at: string; readonly texts: SaferPlayTexts }) {
  const { dateTime } = useFormat();
  const language = useLanguage();
  return (
    <time className="text-3" dateTime={at} title={utcTime(at, language)}>
      {filledText(texts.limits.resets, { time: dateTime(at, 'short') })}
    </time>
  );
}

type UnsetRowProps = {
  readonly id: LimitId;
  readonly texts: SaferPlayTexts;
  readonly onSet: () => void;
};

/** A period without a limit. */
export function UnsetRow({ id, texts, onSet }: UnsetRowProps) {
  const isOnline = useIsOnline();
  return (
    <div className="safer-row safer-row-head">
      <h4>{texts.limits.periods[id.period]}</h4>
      <span className="small-text text-3">{texts.limits.unset}</span>
      <Button
        variant="ghost"
        size="sm"
        disabled={!isOnline}
        aria-label={`${texts.limits.set}: ${limitName(id, texts)}`}
        onClick={onSet}
      >
        {texts.limits.set}
      </Button>
    </div>
  );
}
