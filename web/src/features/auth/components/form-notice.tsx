import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

type FormNoticeProps = { readonly tone: 'error' | 'success'; readonly children: ReactNode };

/** What the server answered to a form, above its fields. */
export function FormNotice({ tone, children }: FormNoticeProps) {
  const Icon = tone === 'error' ? CircleAlert : CircleCheck;
  return (
    <div className={`notice notice-${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={18} aria-hidden="true" />
      <span>{children}</span>
    </div>
  );
}
