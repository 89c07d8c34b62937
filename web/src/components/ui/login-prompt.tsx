import { LogIn } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { openModal } from '@/lib/window-events.ts';
import { EmptyState } from './empty-state.tsx';

type LoginPromptProps = {
  readonly title?: string;
  readonly text?: string;
};

/** Stands in for a private page while nobody is logged in. */
export function LoginPrompt({ title, text }: LoginPromptProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      art="/art/spots/empty.webp"
      title={title ?? t('errors.loginRequired')}
      text={text ?? t('auth.promptText')}
      action={
        <>
          <Button onClick={() => openModal('show-login-modal')}>
            <LogIn size={18} aria-hidden="true" />
            {t('auth.login')}
          </Button>
          <Button variant="secondary" onClick={() => openModal('show-register-modal')}>
            {t('auth.createAccount')}
          </Button>
        </>
      }
    />
  );
}
