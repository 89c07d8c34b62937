import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Limit } from '@/lib/api/contract-types.ts';
import { useSaferPlay } from '../api/use-safer-play.ts';
import { nearestLimit } from '../nearest-limit.ts';
import { useLimitFormat } from '../use-limit-format.ts';
import { UseBar } from './use-bar.tsx';
import '../deposit-limit.css';

type DepositLimitProps = {
  /** Closes the dialog that the link leaves. */
  readonly onLeave: () => void;
};

/** What is left of the player's deposit limit, or the way to set one; a line of the deposit dialog. */
export default function DepositLimit({ onLeave }: DepositLimitProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  const overview = useSaferPlay().data;
  if (overview === undefined) return null;
  const limit = nearestLimit(overview.limits, 'deposit');
  return (
    <div>
      <p className="deposit-limit text-2 d-flex align-items-center gap-2 fs-sm">
        <Hourglass className="flex-none" size={15} />
        <Link
          className="d-inline-flex align-items-center text-reset min-h-hit min-h-md-32"
          to="/safer-play"
          onClick={onLeave}
        >
          {limit ? <LimitText limit={limit} /> : t('safer-play:deposit.none')}
        </Link>
      </p>
      {limit && <UseBar limit={limit} />}
    </div>
  );
}

type LimitTextProps = { readonly limit: Limit };

function LimitText({ limit }: LimitTextProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  const format = useLimitFormat();
  const about = limit.isEstimate ? '≈\u00a0' : '';
  return t('safer-play:deposit.left', {
    left: about + format(limit.remaining, limit),
    amount: format(limit.amount, limit),
    period: t(`safer-play:limits.periodOfName.${limit.period}`),
  });
}
