import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '@/components/ui/logo.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';
import type { SessionEnd } from '../lib/session/office-session.ts';
import { LanguageSwitch } from '../shell/sidebar.tsx';
import { LoginForm } from './login-form.tsx';
import { TotpSetup } from './totp-setup.tsx';

/** The login of staff, and the set-up of the authenticator app where it is required. */
export function LoginPage({ end }: { readonly end: SessionEnd | null }) {
  const { t } = useTranslation('office');
  const [challenge, setChallenge] = useState<string | null>(null);
  const [isSetUp, setIsSetUp] = useState(false);
  useDocumentTitle(t('login.title'));
  return (
    <div className="login-page min-h-screen d-grid place-items-center px-4 py-6">
      <main className="panel login-card d-flex flex-column gap-4-5 p-7 rounded-xl shadow-lg">
        <header className="d-flex align-items-center gap-3-5">
          <Logo sizePx={40} />
          <div>
            <h1>{t('login.title')}</h1>
            <p className="small-text text-2">{t('login.subtitle')}</p>
          </div>
          <LanguageSwitch />
        </header>
        {challenge === null ? (
          <>
            {isSetUp && <Notice tone="success">{t('totp.done')}</Notice>}
            {!isSetUp && end !== null && <Notice tone="info">{t(`login.end.${end}`)}</Notice>}
            <LoginForm onSetUp={setChallenge} />
          </>
        ) : (
          <TotpSetup
            challenge={challenge}
            onOver={() => setChallenge(null)}
            onDone={() => {
              setIsSetUp(true);
              setChallenge(null);
            }}
          />
        )}
      </main>
    </div>
  );
}
