import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import type { FormField } from '@/lib/ui/use-form.ts';
import { Field, type FieldProps } from './field.tsx';

type Shared = FormField<string> & Omit<FieldProps, 'children' | 'error' | 'className'>;

type TextFieldProps = Shared &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof Shared> & {
    readonly ref?: Ref<HTMLInputElement>;
  };

/** A labelled line of text: `<TextField {...form.field('name')} label={…} required />`. */
export function TextField(props: TextFieldProps) {
  const { label, aside, error, hint, icon, trailing, onChange, className = '', ...input } = props;
  return (
    <Field {...{ label, aside, error, hint, icon, trailing }}>
      {(control) => (
        <input
          {...input}
          {...control}
          className={`form-control ${className}`}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

type TextAreaProps = Shared & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof Shared>;

/** A labelled text of several lines. */
export function TextArea(props: TextAreaProps) {
  const { label, aside, error, hint, icon, trailing, onChange, className = '', ...area } = props;
  return (
    <Field {...{ label, aside, error, hint, icon, trailing }}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          className={`form-control ${className}`}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
