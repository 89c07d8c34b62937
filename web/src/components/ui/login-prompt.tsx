import { LogIn } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { openModal } from '@/lib/browser/window-events.ts';
import { EmptyState } from './empty-state.tsx';
import './login-prompt.css';

type LoginPromptProps = {
  /** An image of `/art/spots` that shows the content behind the login. */
  readonly spot?: 'empty' | 'hourglass' | 'key' | 'money-bag';
  readonly title?: string;
  readonly text?: string;
};

/** Replaces a private page for a guest. */
export function LoginPrompt({ spot = 'key', title, text }: LoginPromptProps) {
  const { t } = useTranslation();
  return (
    <section className="login-prompt d-grid place-items-center rounded-xl">
      <EmptyState
        art={`/art/spots/${spot}.webp`}
        title={title ?? t('errors.loginRequired')}
        text={text ?? t('auth.promptText')}
        action={
          <>
            <Button size="lg" onClick={() => openModal('show-login-modal')}>
              <LogIn size={19} />
              {t('auth.login')}
            </Button>
            <Button size="lg" variant="secondary" onClick={() => openModal('show-register-modal')}>
              {t('auth.createAccount')}
            </Button>
          </>
        }
      />
    </section>
  );
}
