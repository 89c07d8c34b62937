import { isOneTimeCode } from '@fairhall/api/contract/one-time-code';
import '../auth.css';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Fingerprint, KeyRound, ShieldCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField } from '@/components/ui/code-field.tsx';
import { Dialog, DialogHeader } from '@/components/ui/dialog.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { isApiError } from '@/lib/api/api-error.ts';
import { api, trpc } from '@/lib/api/trpc.ts';
import { signWithPasskey, supportsPasskeys } from '@/lib/session/passkeys.ts';
import { useForm } from '@/lib/ui/use-form.ts';
import { usePasskeyProblem } from '../use-passkey-problem.ts';

type FreshLoginDialogProps = {
  readonly show: boolean;
  /** @param isFresh false when the player closed the dialog instead */
  readonly onClosed: (isFresh: boolean) => void;
};

/** Confirms a login that is too old for a dangerous change: by password, code or passkey. */
export default function FreshLoginDialog({ show, onClosed }: FreshLoginDialogProps) {
  const { t } = useTranslation(['app', 'password', 'security']);
  const titleId = useId();
  const title = t('security:againTitle');
  const cancel = () => onClosed(false);
  return (
    <Dialog show={show} onHide={cancel} title={title} titleId={titleId} widthPx={420} bare>
      <DialogHeader title={title} titleId={titleId} onHide={cancel} />
      <ConfirmForm onFresh={() => onClosed(true)} />
    </Dialog>
  );
}

type Way = 'password' | 'code' | 'passkey';

const icons = { password: KeyRound, code: ShieldCheck, passkey: Fingerprint } as const;
const labels = {
  password: 'security:usePassword',
  code: 'security:methods.totp',
  passkey: 'security:methods.passkey',
} as const;

function ConfirmForm({ onFresh }: { readonly onFresh: () => void }) {
  const { t } = useTranslation(['app', 'password', 'security']);
  const ways = useWays();
  const [way, setWay] = useState<Exclude<Way, 'passkey'>>('password');
  const confirm = useConfirmation(onFresh);
  const form = useForm({
    initial: { password: '', code: '' },
    check: ({ password, code }) => {
      const isMissing = way === 'code' ? !isOneTimeCode(code) : password === '';
      return isMissing ? { field: way } : null;
    },
    textOf: () => t(way === 'code' ? 'security:enterCode' : 'password:enterCurrent'),
    call: confirm,
    failed: usePasskeyProblem(),
    refused: isApiError(confirm.error, 'WRONG_CURRENT_PASSWORD')
      ? { field: 'password', text: t('security:wrongPassword') }
      : null,
    send: (fields) => confirm.mutate({ way, text: fields[way] }),
  });
  const choose = (next: Way) => {
    form.reset();
    if (next === 'passkey') confirm.mutate({ way: next });
    else setWay(next);
  };
  return (
    <Form form={form} className="auth-form flex-1 min-w-0 d-flex flex-column is-split">
      <div className="rm-body">
        <p className="small-text text-2">{t('security:againText')}</p>
        {way === 'code' ? (
          <CodeField {...form.field('code')} kind="totp" autoFocus />
        ) : (
          <PasswordField
            {...form.field('password')}
            label={t('auth.password')}
            autoComplete="current-password"
            autoFocus
          />
        )}
        <div className="d-flex flex-column align-items-start">
          {ways
            .filter((other) => other !== way)
            .map((other) => {
              const Icon = icons[other];
              return (
                <button
                  key={other}
                  type="button"
                  className="link-btn"
                  onClick={() => choose(other)}
                >
                  <Icon size={16} /> {t(labels[other])}
                </button>
              );
            })}
        </div>
      </div>
      <div className="rm-footer auth-foot d-flex flex-column">
        {form.failure && <Notice tone="error">{form.failure}</Notice>}
        <SubmitButton
          isPending={confirm.isPending}
          label={t('security:confirm')}
          pendingLabel={t('security:confirming')}
        />
      </div>
    </Form>
  );
}

/** The ways that this player has; the password alone until they are known. */
function useWays(): readonly Way[] {
  const factor = useQuery(trpc.security.secondFactor.queryOptions({}));
  const passkeys = useQuery(trpc.security.passkeys.queryOptions({}));
  const hasPasskey = supportsPasskeys() && (passkeys.data?.length ?? 0) > 0;
  return [
    'password',
    ...(factor.data?.confirmedAt ? (['code'] as const) : []),
    ...(hasPasskey ? (['passkey'] as const) : []),
  ];
}

type Proof = { readonly way: Way; readonly text?: string };

function useConfirmation(onFresh: () => void) {
  return useMutation({
    meta: { showsError: true },
    mutationFn: async ({ way, text = '' }: Proof) => {
      if (way === 'password') return api.security.reauthenticate.mutate({ password: text });
      if (way === 'code') return api.security.reauthenticate.mutate({ code: text });
      const { challenge } = await api.security.passkeyOptions.mutate({});
      const passkey = await signWithPasskey({ challenge });
      return api.security.reauthenticate.mutate({ passkey });
    },
    onSuccess: onFresh,
  });
}
