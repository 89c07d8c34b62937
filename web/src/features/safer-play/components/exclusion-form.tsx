import Button from 'react-bootstrap/Button';
import Spinner from 'react-bootstrap/Spinner';
import { useTranslation } from 'react-i18next';
import { CheckField } from '@/components/ui/check-field.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { isApiError } from '@/lib/api/api-error.ts';
import { useForm } from '@/lib/ui/use-form.ts';
import { useExcludeSelf } from '../api/use-restriction-calls.ts';
import type { ExclusionDuration } from '../break-end.ts';

type ExclusionFormProps = {
  readonly duration: ExclusionDuration;
  readonly endText: string;
  readonly onBack: () => void;
};

/** The second step: the password, and a confirmation. */
export function ExclusionForm({ duration, endText, onBack }: ExclusionFormProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  const exclude = useExcludeSelf();
  const form = useForm({
    initial: { password: '', agrees: false },
    check: ({ password, agrees }) => {
      if (password === '') return { field: 'password' as const };
      return agrees ? null : { field: 'agrees' as const };
    },
    textOf: ({ field }) =>
      field === 'password'
        ? t('safer-play:exclusion.passwordMissing')
        : t('safer-play:exclusion.agreeMissing'),
    call: exclude,
    refused: isApiError(exclude.error, 'WRONG_CURRENT_PASSWORD')
      ? { field: 'password', text: t('safer-play:exclusion.passwordWrong') }
      : null,
    send: ({ password }) => exclude.mutate({ duration, password, confirm: true }),
  });
  return (
    <Form form={form} className="d-flex flex-column gap-4">
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <p className="text-2">{endText}</p>
      <PasswordField
        {...form.field('password')}
        label={t('safer-play:exclusion.password')}
        autoComplete="current-password"
      />
      <CheckField {...form.field('agrees')} label={t('safer-play:exclusion.agree')} />
      <div className="d-grid grid-cols-2 gap-3">
        <Button size="lg" variant="secondary" onClick={onBack}>
          {t('safer-play:exclusion.back')}
        </Button>
        <Button size="lg" variant="danger" type="submit" aria-disabled={exclude.isPending}>
          {exclude.isPending && <Spinner size="sm" aria-hidden="true" />}
          <span>
            {exclude.isPending
              ? t('safer-play:exclusion.confirming')
              : t('safer-play:exclusion.confirm')}
          </span>
        </Button>
      </div>
    </Form>
  );
}
