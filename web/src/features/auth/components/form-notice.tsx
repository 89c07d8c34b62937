import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

const looks = {
  error: { icon: CircleAlert, className: 'notice-error' },
  success: { icon: CircleCheck, className: 'notice-success' },
  info: { icon: Info, className: '' },
} as const;

type FormNoticeProps = { readonly tone: keyof typeof looks; readonly children: ReactNode };

/** What a form has to say besides its fields: the server's answer, or why it is here. */
export function FormNotice({ tone, children }: FormNoticeProps) {
  const { icon: Icon, className } = looks[tone];
  return (
    <div className={`notice ${className}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={18} aria-hidden="true" />
      <span>{children}</span>
    </div>
  );
}
