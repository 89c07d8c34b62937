import { CircleAlert } from 'lucide-react';
import { usePayTexts } from '../i18n/i18n.ts';
import type { Completion } from '../use-order.ts';

/** Shows the error of the last attempt, with a retry. */
export function SubmitProblem({ completion }: { completion: Completion }) {
  const { t } = usePayTexts();
  const { isError, variables, mutate } = completion;
  return (
    <div className="notices" role="alert">
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
  );
}
