import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, type FormControlProps } from 'react-bootstrap';
import type { FormField } from '@/lib/ui/use-form.ts';

type TextFieldProps = Pick<FormControlProps, 'placeholder'> &
  FormField<string> & {
    label: string;
    /** Formats the text, as groups of digits. */
    format?: (text: string) => string;
    numeric?: boolean;
    maxLength?: number;
    icon?: ReactNode;
    badge?: ReactNode;
  };

/** A labelled text field. Its error is linked to it, so that a screen reader announces both. */
export function TextField({
  name,
  label,
  error,
  onChange,
  format = (text) => text,
  numeric = false,
  icon,
  badge,
  ...control
}: TextFieldProps) {
  const problemId = `${name}-problem`;
  return (
    <Form.Group controlId={`card-${name}`}>
      <Form.Label>{label}</Form.Label>
      <div
        className="field position-relative d-flex align-items-center"
        data-icon={icon ? '' : undefined}
      >
        {icon}
        <Form.Control
          {...control}
          name={name}
          inputMode={numeric ? 'numeric' : 'text'}
          // A browser must not offer a real card to a simulation.
          autoComplete="off"
          spellCheck={false}
          isInvalid={error !== undefined}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : problemId}
          onChange={({ currentTarget: { value, selectionEnd } }) => {
            // Formatting in the middle of a text would move the caret to its end.
            onChange(selectionEnd === value.length ? format(value) : value);
          }}
          onBlur={({ currentTarget }) => onChange(format(currentTarget.value))}
        />
        {badge}
      </div>
      {error !== undefined && (
        <Form.Control.Feedback type="invalid" id={problemId}>
          <CircleAlert size={15} />
          {error}
        </Form.Control.Feedback>
      )}
    </Form.Group>
  );
}
