import type { FormEvent, ReactNode, Ref } from 'react';

type AuthFormProps = {
  readonly formRef: Ref<HTMLFormElement>;
  readonly onSubmit: (event: FormEvent) => void;
  /** The submit button and the error: visible while the fields scroll. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
};

/** A form of the login dialog: its fields above an opaque foot. */
export function AuthForm({ formRef, onSubmit, foot, children }: AuthFormProps) {
  return (
    <form ref={formRef} className="auth-form is-split" noValidate onSubmit={onSubmit}>
      <div className="auth-fields">{children}</div>
      <div className="auth-foot">{foot}</div>
    </form>
  );
}
