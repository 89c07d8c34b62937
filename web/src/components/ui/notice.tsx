import '@/styles/notice.css';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

const looks = {
  error: { icon: CircleAlert, className: 'notice-error' },
  success: { icon: CircleCheck, className: 'notice-success' },
  info: { icon: Info, className: '' },
} as const;

type NoticeProps = { readonly tone: keyof typeof looks; readonly children: ReactNode };

/** A message beside the fields of a form: the server's message, or the reason for the form. */
export function Notice({ tone, children }: NoticeProps) {
  const { icon: Icon, className } = looks[tone];
  return (
    <div className={`notice ${className}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={18} />
      <span>{children}</span>
    </div>
  );
}
