import type { ComponentProps, ReactNode } from 'react';
import { Form } from '@/components/ui/form.tsx';

type AuthFormProps = Pick<ComponentProps<typeof Form>, 'form'> & {
  /** The submit button and the error: visible while the fields scroll. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
};

/** A form of the login dialog: its fields above an opaque foot. */
export function AuthForm({ form, foot, children }: AuthFormProps) {
  return (
    <Form form={form} className="auth-form flex-1 min-w-0 d-flex flex-column is-split">
      <div className="auth-fields py-4 px-5 pt-md-3 pb-md-1 px-md-8 d-flex flex-column gap-4 min-h-0">
        {children}
      </div>
      <div className="auth-foot d-flex flex-column">{foot}</div>
    </Form>
  );
}
