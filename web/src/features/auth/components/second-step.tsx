import { isOneTimeCode } from '@fairhall/api/contract/one-time-code';
import { useMutation } from '@tanstack/react-query';
import { ArrowLeft, Fingerprint, KeyRound, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { CodeField } from '@/components/ui/code-field.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { isApiError, toApiError } from '@/lib/api/api-error.ts';
import type { SecondFactorMethod } from '@/lib/api/contract-types.ts';
import { signWithPasskey, supportsPasskeys } from '@/lib/session/passkeys.ts';
import { useForm } from '@/lib/ui/use-form.ts';
import { type BegunLogin, triesLeft } from '../begun-login.ts';
import { exclusionOf } from '../exclusion.ts';
import { type LoginTarget, useSecondLogin, useSecondReturn } from '../use-login.ts';
import { usePasskeyProblem } from '../use-passkey-problem.ts';
import { AuthForm } from './auth-form.tsx';
import { ExcludedNotice, ReturnedNotice } from './excluded-notice.tsx';

type SecondStepProps = Pick<LoginTarget, 'returnTo' | 'onLoggedIn' | 'onBegun'> & {
  readonly login: BegunLogin;
  readonly onBack: () => void;
};

const icons = { totp: ShieldCheck, recovery: KeyRound, passkey: Fingerprint } as const;

/** The second step of a login or a return: the app's code, a recovery code or a passkey. */
export function SecondStep({ login, onBack, onBegun, ...target }: SecondStepProps) {
  const { t } = useTranslation(['app', 'security']);
  const { challenge, methods } = login;
  const [method, setMethod] = useState<SecondFactorMethod>('totp');
  const secondLogin = useSecondLogin({ ...target, memory: login });
  const secondReturn = useSecondReturn();
  const second = login.ends === 'login' ? secondLogin : secondReturn;
  const { form, failure } = useStep({ method, challenge, second });
  const others = methods.filter(
    (other) => other !== method && (other !== 'passkey' || supportsPasskeys()),
  );
  const choose = (next: SecondFactorMethod) => {
    form.reset();
    setMethod(next);
  };
  const isOver = isApiError(second.error, 'CHALLENGE_OVER');
  const exclusion = exclusionOf(second.error);
  if (secondReturn.data !== undefined) return <ReturnedNotice from={secondReturn.data.from} />;
  if (exclusion !== null) {
    return <ExcludedNotice exclusion={exclusion} credentials={login} onBegun={onBegun} />;
  }
  return (
    <AuthForm
      form={form}
      foot={
        <>
          {failure && <Notice tone="error">{failure}</Notice>}
          {isOver ? (
            <Button size="lg" className="w-100" onClick={onBack}>
              {t('security:back')}
            </Button>
          ) : (
            <>
              <SubmitButton
                isPending={form.isPending}
                label={t('security:continue')}
                pendingLabel={t(
                  method === 'passkey' ? 'security:passkeyWaiting' : 'security:confirming',
                )}
              />
              <p className="mt-auto text-2 fs-sm text-center">
                <button type="button" className="link-btn" onClick={onBack}>
                  <ArrowLeft size={16} /> {t('security:back')}
                </button>
              </p>
            </>
          )}
        </>
      }
    >
      <div>
        <h2 className="auth-title fs-h1 text-balance">{t('security:secondTitle')}</h2>
        <p className="small-text text-2">{t(`security:secondText.${method}`)}</p>
      </div>
      {method !== 'passkey' && (
        <CodeField
          key={method}
          kind={method}
          {...form.field(method === 'totp' ? 'code' : 'recovery')}
        />
      )}
      {!isOver && (
        <div className="d-flex flex-column align-items-start">
          {others.map((other) => {
            const Icon = icons[other];
            return (
              <button key={other} type="button" className="link-btn" onClick={() => choose(other)}>
                <Icon size={16} /> {t(`security:methods.${other}`)}
              </button>
            );
          })}
        </div>
      )}
    </AuthForm>
  );
}

type StepOptions = {
  readonly method: SecondFactorMethod;
  readonly challenge: string;
  readonly second: ReturnType<typeof useSecondLogin> | ReturnType<typeof useSecondReturn>;
};

/** The form of a step, and the text of a refused proof. */
function useStep({ method, challenge, second }: StepOptions) {
  const { t } = useTranslation(['app', 'security']);
  const sign = useMutation({
    meta: { showsError: true },
    mutationFn: () => signWithPasskey({ challenge }),
    onSuccess: (passkey) => second.mutate({ challenge, passkey }),
  });
  const form = useForm({
    initial: { code: '', recovery: '' },
    check: ({ code, recovery }) => {
      if (method === 'totp' && !isOneTimeCode(code)) return { field: 'code' as const };
      const isMissing = method === 'recovery' && recovery.trim() === '';
      return isMissing ? { field: 'recovery' as const } : null;
    },
    textOf: ({ field }) => t(field === 'code' ? 'security:enterCode' : 'security:enterRecovery'),
    call: {
      isPending: sign.isPending || second.isPending,
      error: second.error ?? sign.error,
      reset: () => {
        sign.reset();
        second.reset();
      },
    },
    failed: usePasskeyProblem(),
    send: ({ code, recovery }) => {
      if (method === 'passkey') sign.mutate();
      else second.mutate({ challenge, ...(method === 'totp' ? { code } : { recovery }) });
    },
  });
  const { ref } = form;
  // The password's field had the focus, and a keyboard its place.
  useEffect(() => {
    if (method !== 'passkey') ref.current?.querySelector('input')?.focus();
  }, [ref, method]);
  const tries = triesLeft(toApiError(second.error));
  const failure =
    tries === null ? form.failure : `${form.failure}. ${t('security:triesLeft', { count: tries })}`;
  return { form, failure };
}
