import { Coins, X } from 'lucide-react';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/icon-button.tsx';

/** Rounds after which one line states what an account adds. */
const HINT_AFTER_ROUNDS = 15;

type FreePlayStripProps = {
  /** Rounds that the guest has seen. */
  readonly rounds: number;
  readonly onAccount: () => void;
};

/** The strip above a game in free play. */
export function FreePlayStrip({ rounds, onAccount }: FreePlayStripProps) {
  const { t } = useTranslation(['app', 'free-play']);
  const [isDismissed, setIsDismissed] = useState(false);
  const showsHint = rounds >= HINT_AFTER_ROUNDS && !isDismissed;
  return (
    <aside className="free-strip d-flex flex-wrap align-items-center justify-content-between row-gap-1 column-gap-4">
      <p className="d-flex align-items-center gap-2 fs-sm">
        <Coins size={16} />
        {t('free-play:strip')}
      </p>
      <Button size="sm" variant="secondary" onClick={onAccount}>
        {t('free-play:createAccount')}
      </Button>
      <div role="status" className="free-hint d-flex align-items-center gap-2">
        {showsHint && (
          <>
            <p className="d-flex align-items-center gap-2 text-body fs-sm fw-medium">
              {t('free-play:hint', { count: HINT_AFTER_ROUNDS })}
            </p>
            <IconButton
              label={t('free-play:dismiss')}
              icon={X}
              iconSizePx={16}
              onClick={() => setIsDismissed(true)}
            />
          </>
        )}
      </div>
    </aside>
  );
}
