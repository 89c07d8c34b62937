import type { FormEvent, ReactNode, RefObject } from 'react';

type AuthFormProps = {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: FormEvent) => void;
  /** The way on and what hindered it: in sight while the fields scroll. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
};

/** A form of the login dialog: its fields over a foot of its own, which nothing passes behind. */
export function AuthForm({ formRef, onSubmit, foot, children }: AuthFormProps) {
  return (
    <form ref={formRef} className="auth-form is-split" noValidate onSubmit={onSubmit}>
      <div className="auth-fields">{children}</div>
      <div className="auth-foot">{foot}</div>
    </form>
  );
}
