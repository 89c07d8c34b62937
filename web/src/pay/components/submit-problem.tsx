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
        <div className="notice rounded notice-error d-flex align-items-center gap-2-5 pe-1-5 ps-3-5 py-1-5 fs-md fw-550">
          <CircleAlert size={18} />
          <span className="flex-1">{t('problems.submit')}</span>
          <button
            className="flex-none min-h-hit px-3-5 py-0 fs-sm fw-bold rounded-sm bg-transparent"
            type="button"
            onClick={() => mutate(variables)}
          >
            {t('problems.retry')}
          </button>
        </div>
      )}
    </div>
  );
}
