import { QUESTION_LENGTH_MAX } from '@fairhall/api/contract/support-limits';
import { Field } from '@/components/ui/field.tsx';
import { filledText } from '@/lib/i18n/filled-text.ts';
import type { SupportTexts } from '../texts/support-texts.ts';

type MessageFieldProps = {
  readonly texts: SupportTexts['questions'];
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
};

/** From here on the field shows how many characters are left. */
const SHOWN_BELOW = 200;

/** The text of a message to support. */
export function MessageField({ texts, value, onChange, error }: MessageFieldProps) {
  const left = QUESTION_LENGTH_MAX - value.length;
  return (
    <Field
      label={texts.message}
      error={error}
      hint={left < SHOWN_BELOW ? filledText(texts.left, { count: `${left}` }) : undefined}
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
