import { CircleAlert, WifiOff } from 'lucide-react';
import { useSpeech } from '../i18n/speech.ts';
import type { Completion } from '../use-order.ts';

type SubmitProblemProps = { completion: Completion; offline: boolean };

/** Says what went wrong with the last try, and that a lost connection is being looked after. */
export function SubmitProblem({ completion, offline }: SubmitProblemProps) {
  const { t } = useSpeech();
  const { isError, variables, mutate } = completion;
  return (
    <div className="notices">
      <div role="alert">
        {isError && variables && (
          <div className="notice notice-error">
            <CircleAlert size={18} />
            <span>{t('problems.submit')}</span>
            <button type="button" onClick={() => mutate(variables)}>
              {t('problems.retry')}
            </button>
          </div>
        )}
      </div>
      <div role="status">
        {offline && !isError && (
          <div className="notice">
            <WifiOff size={18} />
            <span>{t('problems.offline')}</span>
          </div>
        )}
      </div>
    </div>
  );
}
