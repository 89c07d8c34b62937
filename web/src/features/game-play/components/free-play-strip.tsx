import { Coins, X } from 'lucide-react';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { IconButton } from '@/components/ui/icon-button.tsx';
import type { FreePlayTexts } from '@/lib/free-play/texts/free-play-texts.ts';

/** Rounds after which one line states what an account adds. */
const HINT_AFTER_ROUNDS = 15;

type FreePlayStripProps = {
  readonly texts: FreePlayTexts;
  /** Rounds that the guest has seen. */
  readonly rounds: number;
  readonly onAccount: () => void;
};

/** The strip above a game in free play. */
export function FreePlayStrip({ texts, rounds, onAccount }: FreePlayStripProps) {
  const [isDismissed, setIsDismissed] = useState(false);
  const showsHint = rounds >= HINT_AFTER_ROUNDS && !isDismissed;
  return (
    <aside className="free-strip">
      <p>
        <Coins size={16} />
        {texts.strip}
      </p>
      <Button size="sm" variant="secondary" onClick={onAccount}>
        {texts.createAccount}
      </Button>
      <div role="status" className="free-hint">
        {showsHint && (
          <>
            <p>{texts.hint.replace('{{count}}', `${HINT_AFTER_ROUNDS}`)}</p>
            <IconButton
              label={texts.dismiss}
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
