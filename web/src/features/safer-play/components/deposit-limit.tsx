import { Hourglass } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Limit } from '@/lib/api/contract-types.ts';
import { filledText } from '@/lib/i18n/filled-text.ts';
import { useSaferPlay } from '../api/use-safer-play.ts';
import { nearestLimit } from '../nearest-limit.ts';
import type { SaferPlayTexts } from '../texts/safer-play-texts.ts';
import { useLimitFormat } from '../use-limit-format.ts';
import { useSaferPlayTexts } from '../use-safer-play-texts.ts';
import '../deposit-limit.css';

type DepositLimitProps = {
  /** Closes the dialog that the link leaves. */
  readonly onLeave: () => void;
};

/** What is left of the player's deposit limit, or the way to set one; a line of the deposit dialog. */
export default function DepositLimit({ onLeave }: DepositLimitProps) {
  const overview = useSaferPlay().data;
  const texts = useSaferPlayTexts();
  if (texts === null || overview === undefined) return null;
  const limit = nearestLimit(overview.limits, 'deposit');
  return (
    <p className="deposit-limit">
      <Hourglass size={15} />
      <Link to="/safer-play" onClick={onLeave}>
        {limit ? <LimitText limit={limit} texts={texts} /> : texts.deposit.none}
      </Link>
    </p>
  );
}

type LimitTextProps = { readonly limit: Limit; readonly texts: SaferPlayTexts };

function LimitText({ limit, texts }: LimitTextProps) {
  const format = useLimitFormat();
  const about = limit.isEstimate ? '≈\u00a0' : '';
  return filledText(texts.deposit.left, {
    left: about + format(limit.remaining, limit),
    amount: format(limit.amount, limit),
    period: texts.limits.periodOfName[limit.period],
  });
}
