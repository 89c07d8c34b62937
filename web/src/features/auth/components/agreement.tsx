import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LegalLinks } from '@/components/ui/legal-links.tsx';

type AgreementProps = {
  readonly isAccepted: boolean;
  readonly error: string | undefined;
  readonly onChange: (isAccepted: boolean) => void;
};

/** The user agreement with its own error. */
export function Agreement({ isAccepted, error, onChange }: AgreementProps) {
  const { t } = useTranslation();
  return (
    <div>
      <label className="check text-2">
        <input
          type="checkbox"
          name="agreement"
          className={`form-check-input ${error ? 'is-invalid' : ''}`}
          checked={isAccepted}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : 'agreement-error'}
          onChange={(event) => onChange(event.target.checked)}
        />
        {t('auth.agreement')}
      </label>
      {/* In a new tab: what is typed in the form stays. */}
      <LegalLinks target="_blank" />
      <div role="alert">
        {error !== undefined && (
          <p id="agreement-error" className="field-error">
            <CircleAlert size={15} />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
