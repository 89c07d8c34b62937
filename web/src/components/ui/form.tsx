import type { FormEvent, FormHTMLAttributes, RefObject } from 'react';

type FormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'noValidate'> & {
  /** What `useForm` returns. */
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly submit: (event: FormEvent) => void;
  };
};

/** The one `<form>` of all clients: `useForm` validates it, in the language of the page. */
export function Form({ form, ...attributes }: FormProps) {
  return <form {...attributes} ref={form.ref} noValidate onSubmit={form.submit} />;
}
