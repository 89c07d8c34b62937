import { QUESTION_LENGTH_MAX } from '@fairhall/api/contract/support-limits';
import { useTranslation } from 'react-i18next';
import { TextArea } from '@/components/ui/text-field.tsx';
import type { FormField } from '@/lib/ui/use-form.ts';

/** From here on the field shows how many characters are left. */
const SHOWN_BELOW = 200;

/** The text of a message to support. */
export function MessageField(field: FormField<string>) {
  const { t } = useTranslation(['app', 'support']);
  const left = QUESTION_LENGTH_MAX - field.value.length;
  return (
    <TextArea
      {...field}
      label={t('support:questions.message')}
      hint={left < SHOWN_BELOW ? t('support:questions.left', { count: left }) : undefined}
      rows={4}
      maxLength={QUESTION_LENGTH_MAX}
    />
  );
}
