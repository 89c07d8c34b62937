import { isOneTimeCode } from '@fairhall/api/contract/one-time-code';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { CodeField } from '@/components/ui/code-field.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { QrCode } from '@/components/ui/qr-code.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { isApiError } from '@/lib/api/api-error.ts';
import { errorText } from '@/lib/api/error-text.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { useForm } from '@/lib/ui/use-form.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type SetUpDialogProps = { readonly show: boolean; readonly onHide: () => void };

/** Sets up an authenticator app: the secret, its first code, the recovery codes. */
export function SetUpDialog({ show, onHide }: SetUpDialogProps) {
  const { t } = useTranslation(['app', 'security']);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const title = t(codes === null ? 'security:setUpTitle' : 'security:codesTitle');
  return (
    <Dialog show={show} onHide={onHide} onExited={() => setCodes(null)} title={title} widthPx={460}>
      {codes === null ? (
        <SetUp onConfirmed={setCodes} onFailed={onHide} />
      ) : (
        <RecoveryCodes codes={codes} onSaved={onHide} />
      )}
    </Dialog>
  );
}

type SetUpProps = {
  readonly onConfirmed: (codes: readonly string[]) => void;
  readonly onFailed: () => void;
};

function SetUp({ onConfirmed, onFailed }: SetUpProps) {
  const start = useMutation(
    trpc.security.setUpTotp.mutationOptions({
      meta: { showsError: true },
      onError: (error) => {
        // The player did not confirm the login.
        if (isApiError(error, 'FRESH_LOGIN_REQUIRED')) onFailed();
      },
    }),
  );
  const begin = useEffectEvent(() => start.mutate({}));
  useEffect(() => begin(), []);
  const { t } = useTranslation(['app', 'security']);
  if (start.error !== null) {
    return (
      <div className="d-flex flex-column gap-4">
        <Notice tone="error">{errorText(start.error)}</Notice>
        <Button onClick={() => start.mutate({})}>{t('security:startAgain')}</Button>
      </div>
    );
  }
  if (start.data === undefined) return <Skeleton height="320px" radius="12px" />;
  return <Confirm {...start.data} onConfirmed={onConfirmed} onAgain={() => start.mutate({})} />;
}

type ConfirmProps = {
  readonly secret: string;
  readonly otpauthUrl: string;
  readonly onConfirmed: (codes: readonly string[]) => void;
  readonly onAgain: () => void;
};

function Confirm({ secret, otpauthUrl, onConfirmed, onAgain }: ConfirmProps) {
  const { t } = useTranslation(['app', 'security']);
  const confirm = useMutation(
    trpc.security.confirmTotp.mutationOptions({
      meta: { showsError: true },
      onSuccess: ({ recoveryCodes }) => {
        onConfirmed(recoveryCodes);
        void queryClient.invalidateQueries(trpc.security.secondFactor.queryFilter());
      },
    }),
  );
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => (isOneTimeCode(code) ? null : { field: 'code' as const }),
    textOf: () => t('security:enterCode'),
    call: confirm,
    send: confirm.mutate,
  });
  const isOver = isApiError(confirm.error, 'CHALLENGE_OVER');
  return (
    <Form form={form} className="d-flex flex-column gap-4">
      <p className="text-2">{t('security:scan')}</p>
      <QrCode text={otpauthUrl} label={t('security:qr')} />
      <div className="d-flex align-items-center gap-3">
        <span className="form-label">{t('security:key')}</span>
        <code className="mono wrap-anywhere flex-1 min-w-0 text-body">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
        <CopyButton text={secret} what={t('security:key')} />
      </div>
      <CodeField {...form.field('code')} kind="totp" />
      {form.failure && (
        <Notice tone="error">
          {form.failure}
          {isApiError(confirm.error, 'SECOND_FACTOR_INVALID') && (
            <small>{t('security:clockHint')}</small>
          )}
        </Notice>
      )}
      {isOver ? (
        <Button size="lg" onClick={onAgain}>
          {t('security:startAgain')}
        </Button>
      ) : (
        <SubmitButton
          isPending={confirm.isPending}
          label={t('security:confirm')}
          pendingLabel={t('security:confirming')}
        />
      )}
    </Form>
  );
}
