import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { office } from '../../lib/api/office-client.ts';
import { ToolCard } from './tool-card.tsx';

/** The sample accounts as a first start makes them, once that is confirmed. */
export function ResetCard() {
  const { t } = useTranslation('office');
  const id = useId();
  const [isConfirmed, setIsConfirmed] = useState(false);
  const reset = useMutation(
    office.testDesk.reset.mutationOptions({
      meta: { showsError: true },
      onSuccess: () => setIsConfirmed(false),
    }),
  );
  return (
    <ToolCard
      title={t('sandboxTools.reset')}
      text={t('sandboxTools.resetText')}
      action={t('sandboxTools.makeReset')}
      error={reset.error}
      isPending={reset.isPending}
      result={
        reset.data === undefined
          ? ''
          : t('sandboxTools.resetDone', {
              accounts: reset.data.accounts,
              adjustments: reset.data.adjustments,
            })
      }
      onSubmit={() => reset.mutate({})}
    >
      <div className="form-check">
        <input
          id={id}
          type="checkbox"
          className="form-check-input"
          required
          checked={isConfirmed}
          onChange={({ target }) => setIsConfirmed(target.checked)}
        />
        <label className="form-check-label" htmlFor={id}>
          {t('sandboxTools.resetConfirm')}
        </label>
      </div>
    </ToolCard>
  );
}
