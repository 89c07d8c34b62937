import { type FormEvent, type ReactNode, useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Spinner from 'react-bootstrap/Spinner';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/ui/notice.tsx';
import { errorText } from '@/lib/api/error-text.ts';

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
  const [choice, setChoice] = useState(choices?.options[0]?.value ?? '');
  const [words, setWords] = useState('');
  const isRequired = note.lengthMin > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onConfirm({ choice, note: words.trim() });
  };
  return (
    <form
      className="confirm-form"
      aria-labelledby={`${id}-title`}
      onSubmit={submit}
      onKeyDown={(event) => {
        // Enter confirms, as everywhere; a new line is Shift and Enter.
        const isEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
        if (isEnter && event.target instanceof HTMLTextAreaElement) {
          event.preventDefault();
          event.currentTarget.requestSubmit();
        }
        if (event.key === 'Escape') {
          event.stopPropagation();
          onCancel();
        }
      }}
    >
      <h3 id={`${id}-title`}>{title}</h3>
      {text !== undefined && <p className="small-text text-2">{text}</p>}
      {error !== null && error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
      {choices !== undefined && (
        <div>
          <label className="form-label" htmlFor={`${id}-choice`}>
            {choices.label}
          </label>
          <select
            id={`${id}-choice`}
            className="form-select"
            value={choice}
            onChange={(event) => setChoice(event.target.value)}
          >
            {choices.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
      {props.children}
      <div>
        <div className="field-head">
          <label className="form-label" htmlFor={`${id}-note`}>
            {note.label}
          </label>
          {!isRequired && <span className="field-aside">{t('forms.optional')}</span>}
        </div>
        <textarea
          id={`${id}-note`}
          className="form-control note-field"
          rows={2}
          required={isRequired}
          minLength={note.lengthMin}
          maxLength={note.lengthMax}
          aria-describedby={note.hint === undefined ? undefined : `${id}-hint`}
          value={words}
          ref={focusOnce}
          onChange={(event) => setWords(event.target.value)}
        />
        {note.hint !== undefined && (
          <p id={`${id}-hint`} className="field-hint">
            {note.hint}
          </p>
        )}
      </div>
      <div className="form-actions">
        <Button variant="secondary" onClick={onCancel}>
          {t('forms.cancel')}
        </Button>
        <Button type="submit" variant={confirm.variant} aria-disabled={isPending}>
          {isPending && <Spinner size="sm" aria-hidden="true" />}
          <span>{confirm.label}</span>
        </Button>
      </div>
    </form>
  );
}

/** A key or a click opened the form: it has the focus. */
function focusOnce(field: HTMLTextAreaElement | null): void {
  field?.focus();
}
