import type { ReactNode } from 'react';
import { Dialog } from '../frame/dialog.tsx';
import { useI18n } from '../i18n/i18n-context.ts';
import { Verdict } from './proof-parts.tsx';

/** How far a proof has come on this device. */
export type ProofState = 'working' | 'sealed' | 'failed' | 'unable' | 'done';

/** The proof of a past result while it is recomputed, and once it is. */
export function ProofDialog(props: {
  readonly title: string;
  readonly about?: string;
  readonly state: ProofState;
  /** While the seed is not revealed. */
  readonly sealed: ReactNode;
  readonly onClose: () => void;
  /** The proof. */
  readonly children: ReactNode;
}) {
  const { title, about, state, sealed, onClose, children } = props;
  const { t } = useI18n();
  return (
    <Dialog title={title} size="large" onClose={onClose}>
      {about && <p className="prose">{about}</p>}
      <div aria-live="polite" data-testid="verdict">
        {state === 'working' && <p className="prose">{t('verify.working')}</p>}
        {state === 'unable' && <Verdict holds={false} title={t('verify.unable')} />}
        {state === 'failed' && <Verdict holds={false} title={t('verify.failed')} />}
        {state === 'sealed' && sealed}
        {state === 'done' && children}
      </div>
    </Dialog>
  );
}
