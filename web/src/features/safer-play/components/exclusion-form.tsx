import Button from 'react-bootstrap/Button';
import Spinner from 'react-bootstrap/Spinner';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/ui/notice.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { isApiError } from '@/lib/api/api-error.ts';
import { errorText } from '@/lib/api/error-text.ts';
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
  const isWrong = isApiError(exclude.error, 'WRONG_CURRENT_PASSWORD');
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
    refused: isWrong ? { field: 'password', text: t('safer-play:exclusion.passwordWrong') } : null,
    send: ({ password }) => exclude.mutate({ duration, password, confirm: true }),
  });
  const agreeError = form.errorOf('agrees');
  return (
    <form ref={form.ref} className="safer-form" noValidate onSubmit={form.submit}>
      {exclude.error && !isWrong && <Notice tone="error">{errorText(exclude.error)}</Notice>}
      <p className="text-2">{endText}</p>
      <PasswordField
        label={t('safer-play:exclusion.password')}
        name="password"
        autoComplete="current-password"
        value={form.fields.password}
        error={form.errorOf('password')}
        onChange={(password) => form.change({ password })}
      />
      <div>
        <label className="check">
          <input
            type="checkbox"
            name="agrees"
            className={`form-check-input ${agreeError === undefined ? '' : 'is-invalid'}`}
            aria-invalid={agreeError !== undefined}
            checked={form.fields.agrees}
            onChange={(event) => form.change({ agrees: event.target.checked })}
          />
          {t('safer-play:exclusion.agree')}
        </label>
        {agreeError !== undefined && (
          <p className="field-error" role="alert">
            {agreeError}
          </p>
        )}
      </div>
      <div className="safer-steps">
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
    </form>
  );
}
