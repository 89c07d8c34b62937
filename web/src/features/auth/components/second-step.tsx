import { isOneTimeCode } from '@fairhall/api/contract/one-time-code';
import { ArrowLeft, Fingerprint, KeyRound, ShieldCheck } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { CodeField } from '@/components/ui/code-field.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { isApiError, toApiError } from '@/lib/api/api-error.ts';
import type { SecondFactorMethod } from '@/lib/api/contract-types.ts';
import { errorText } from '@/lib/api/error-text.ts';
import { signWithPasskey, supportsPasskeys } from '@/lib/session/passkeys.ts';
import { type BegunLogin, triesLeft } from '../begun-login.ts';
import { exclusionOf } from '../exclusion.ts';
import { type LoginTarget, useSecondLogin, useSecondReturn } from '../use-login.ts';
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
  const step = useStep({ method, challenge, second });
  const others = methods.filter(
    (other) => other !== method && (other !== 'passkey' || supportsPasskeys()),
  );
  const choose = (next: SecondFactorMethod) => {
    setMethod(next);
    step.reset();
  };
  const isOver = isApiError(second.error, 'CHALLENGE_OVER');
  const exclusion = exclusionOf(second.error);
  if (secondReturn.data !== undefined) return <ReturnedNotice from={secondReturn.data.from} />;
  if (exclusion !== null) {
    return <ExcludedNotice exclusion={exclusion} credentials={login} onBegun={onBegun} />;
  }
  return (
    <AuthForm
      formRef={step.ref}
      onSubmit={step.submit}
      foot={
        <>
          {step.failure !== null && <Notice tone="error">{step.failure}</Notice>}
          {isOver ? (
            <Button size="lg" className="w-100" onClick={onBack}>
              {t('security:back')}
            </Button>
          ) : (
            <>
              <SubmitButton
                isPending={step.isPending}
                label={t('security:continue')}
                pendingLabel={t(
                  method === 'passkey' ? 'security:passkeyWaiting' : 'security:confirming',
                )}
              />
              <p className="auth-other">
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
        <h2 className="auth-title">{t('security:secondTitle')}</h2>
        <p className="small-text text-2">{t(`security:secondText.${method}`)}</p>
      </div>
      {method !== 'passkey' && (
        <CodeField
          key={method}
          kind={method}
          value={step.text}
          error={step.problem}
          onChange={step.change}
        />
      )}
      {!isOver && (
        <div className="second-step-ways">
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

/** The typed code of a step, its submission, and what is wrong with it. */
function useStep({ method, challenge, second }: StepOptions) {
  const { t } = useTranslation(['app', 'security']);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [text, setText] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [isCancelled, setIsCancelled] = useState(false);
  const isMissing =
    method === 'totp' ? !isOneTimeCode(text) : method === 'recovery' && text.trim() === '';
  // The password's field had the focus, and a keyboard its place.
  useEffect(() => {
    if (method !== 'passkey') form?.querySelector('input')?.focus();
  }, [form, method]);
  const reset = () => {
    setText('');
    setIsValidated(false);
    setIsCancelled(false);
    second.reset();
  };
  const signIn = async () => {
    setIsCancelled(false);
    setIsWaiting(true);
    const passkey = await signWithPasskey({ challenge }).catch(() => null);
    setIsWaiting(false);
    if (passkey === null) setIsCancelled(true);
    else second.mutate({ challenge, passkey });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (second.isPending || isWaiting) return;
    setIsValidated(true);
    if (method === 'passkey') void signIn();
    else if (isMissing) form?.querySelector('input')?.focus();
    else second.mutate({ challenge, ...(method === 'totp' ? { code: text } : { recovery: text }) });
  };
  const required = t(method === 'totp' ? 'security:enterCode' : 'security:enterRecovery');
  const tries = triesLeft(toApiError(second.error));
  const refused = second.error && errorText(second.error);
  const withTries =
    refused && tries !== null
      ? `${refused}. ${t('security:triesLeft', { count: tries })}`
      : refused;
  return {
    ref: setForm,
    text,
    change: (next: string) => {
      setText(next);
      setIsValidated(false);
      second.reset();
    },
    submit,
    reset,
    isPending: second.isPending || isWaiting,
    problem: isValidated && isMissing ? required : undefined,
    failure: isCancelled ? t('security:passkeyCancelled') : withTries,
  };
}
