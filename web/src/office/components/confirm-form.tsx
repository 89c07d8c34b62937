import { type ReactNode, useEffect, useId } from 'react';
import Button from 'react-bootstrap/Button';
import Spinner from 'react-bootstrap/Spinner';
import { useTranslation } from 'react-i18next';
import { Form } from '@/components/ui/form.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { TextArea } from '@/components/ui/text-field.tsx';
import { useForm } from '@/lib/ui/use-form.ts';

type Choice = { readonly value: string; readonly label: string };

type ConfirmFormProps = {
  readonly title: string;
  /** Under the title: what will happen. */
  readonly text?: string;
  /** Reasons to choose from. */
  readonly choices?: { readonly label: string; readonly options: readonly Choice[] };
  readonly note: {
    readonly label: string;
    readonly lengthMin: number;
    readonly lengthMax: number;
    readonly hint?: string;
  };
  readonly confirm: { readonly label: string; readonly variant: 'primary' | 'danger' };
  readonly error: unknown;
  readonly isPending: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: (decision: { readonly choice: string; readonly note: string }) => void;
  /** Further fields above the note. */
  readonly children?: ReactNode;
};

/** Confirms an act with its reason, in place: what it is about stays in view. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { title, text, choices, note, confirm, error, isPending, onCancel, onConfirm } = props;
  const { t } = useTranslation('office');
  const id = useId();
  const isRequired = note.lengthMin > 0;
  const form = useForm({
    initial: { choice: choices?.options[0]?.value ?? '', note: '' },
    call: { isPending, error },
    send: (fields) => onConfirm({ choice: fields.choice, note: fields.note.trim() }),
  });
  const { ref } = form;
  // A key or a click opened the form: it has the focus.
  useEffect(() => ref.current?.querySelector('textarea')?.focus(), [ref]);
  return (
    <Form
      form={form}
      className="confirm-form d-flex flex-column gap-3"
      aria-labelledby={`${id}-title`}
      onKeyDown={(event) => {
        // Enter confirms, as everywhere; a new line is Shift and Enter.
        const isEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
        if (isEnter && event.target instanceof HTMLTextAreaElement) {
          event.preventDefault();
          event.currentTarget.requestSubmit();
        }
        if (event.key === 'Escape') {
          // The drawer around it stays open.
          event.preventDefault();
          onCancel();
        }
      }}
    >
      <h3 id={`${id}-title`}>{title}</h3>
      {text !== undefined && <p className="small-text text-2">{text}</p>}
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      {choices !== undefined && <SelectField {...form.field('choice')} {...choices} />}
      {props.children}
      <TextArea
        {...form.field('note')}
        label={note.label}
        aside={isRequired ? undefined : t('forms.optional')}
        hint={note.hint}
        className="note-field"
        rows={2}
        required={isRequired}
        minLength={note.lengthMin}
        maxLength={note.lengthMax}
      />
      <div className="form-actions">
        <Button variant="secondary" onClick={onCancel}>
          {t('forms.cancel')}
        </Button>
        <Button type="submit" variant={confirm.variant} aria-disabled={isPending}>
          {isPending && <Spinner size="sm" aria-hidden="true" />}
          <span>{confirm.label}</span>
        </Button>
      </div>
    </Form>
  );
}
