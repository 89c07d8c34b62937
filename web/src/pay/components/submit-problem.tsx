import { CircleAlert } from 'lucide-react';
import { usePayTexts } from '../use-pay-texts.ts';

type SubmitProblemProps<Variables> = {
  readonly call: {
    readonly isError: boolean;
    readonly variables: Variables | undefined;
    readonly mutate: (variables: Variables) => void;
  };
};

/** Shows the error of the last attempt, with a retry. */
export function SubmitProblem<Variables>({ call }: SubmitProblemProps<Variables>) {
  const { t } = usePayTexts();
  const { isError, variables, mutate } = call;
  return (
    <div className="notices" role="alert">
      {isError && variables !== undefined && (
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
