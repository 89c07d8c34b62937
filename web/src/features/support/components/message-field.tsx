import { QUESTION_LENGTH_MAX } from '@fairhall/api/contract/support-limits';
import { useTranslation } from 'react-i18next';
import { Field } from '@/components/ui/field.tsx';

type MessageFieldProps = {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
};

/** From here on the field shows how many characters are left. */
const SHOWN_BELOW = 200;

/** The text of a message to support. */
export function MessageField({ value, onChange, error }: MessageFieldProps) {
  const { t } = useTranslation(['app', 'support']);
  const left = QUESTION_LENGTH_MAX - value.length;
  return (
    <Field
      label={t('support:questions.message')}
      error={error}
      hint={left < SHOWN_BELOW ? t('support:questions.left', { count: left }) : undefined}
    >
      {(control) => (
        <textarea
          className="form-control"
          rows={4}
          maxLength={QUESTION_LENGTH_MAX}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...control}
        />
      )}
    </Field>
  );
}
