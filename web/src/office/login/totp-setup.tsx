import { TYPED_CODE_LENGTH_MAX } from '@fairhall/api/contract/one-time-code';
import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { QrCode } from '@/components/ui/qr-code.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { saveFile } from '@/lib/browser/save-file.ts';
import { useForm } from '@/lib/ui/use-form.ts';
import { BlocksSkeleton, Loaded } from '../components/states.tsx';
import { office, officeApi } from '../lib/api/office-client.ts';

type TotpSetupProps = {
  readonly challenge: string;
  /** The challenge is over: the login starts anew. */
  readonly onOver: () => void;
  readonly onDone: () => void;
};

/** Sets up the authenticator app: the secret, its first code, the recovery codes. */
export function TotpSetup({ challenge, onOver, onDone }: TotpSetupProps) {
  const { t } = useTranslation('office');
  const secret = useQuery({
    queryKey: ['totp-secret', challenge],
    queryFn: () => officeApi.session.setUpTotp.mutate({ challenge }),
    // A second call would replace the secret that the app has scanned.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <section className="totp-setup d-flex flex-column gap-3-5">
      <h2>{t('totp.title')}</h2>
      <p className="small-text text-2">{t('totp.text')}</p>
      <Loaded query={secret} skeleton={<BlocksSkeleton heights={[196, 46]} />}>
        {({ secret: text, otpauthUrl }) => (
          <>
            <QrCode text={otpauthUrl} label={t('totp.qr')} />
            <p className="d-flex align-items-center justify-content-center gap-1-5">
              <code className="mono text-2 wrap-anywhere">{text}</code>
              <CopyButton text={text} what={t('totp.key')} />
            </p>
            <CodeForm challenge={challenge} onConfirmed={setCodes} />
          </>
        )}
      </Loaded>
      <button type="button" className="btn btn-sm btn-ghost" onClick={onOver}>
        {t('login.back')}
      </button>
    </section>
  );
}

type CodeFormProps = {
  readonly challenge: string;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
};

function CodeForm({ challenge, onConfirmed }: CodeFormProps) {
  const { t } = useTranslation('office');
  const confirm = useMutation(
    office.session.confirmTotp.mutationOptions({
      meta: { showsError: true },
      onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    }),
  );
  const form = useForm({
    initial: { code: '' },
    call: confirm,
    send: ({ code }) => confirm.mutate({ challenge, code }),
  });
  return (
    <Form form={form} className="d-flex flex-column gap-3-5">
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <TextField
        {...form.field('code')}
        label={t('totp.code')}
        icon={<KeyRound size={18} />}
        className="mono"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={TYPED_CODE_LENGTH_MAX}
      />
      <SubmitButton
        isPending={confirm.isPending}
        label={t('totp.confirm')}
        pendingLabel={t('login.pending')}
      />
    </Form>
  );
}

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onDone: () => void };

/** Each is a login without the app, once; they are shown now and never again. */
function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('office');
  const save = () =>
    saveFile({
      name: 'fairhall-office-codes.txt',
      type: 'text/plain',
      content: `${codes.join('\n')}\n`,
    });
  return (
    <section className="totp-setup d-flex flex-column gap-3-5">
      <h2>{t('totp.codesTitle')}</h2>
      <p className="small-text text-2">{t('totp.codesText')}</p>
      <ul className="recovery-codes m-0 mono d-grid gap-2 p-3-5 border border-line rounded bg-body list-style-none">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="form-actions">
        <Button variant="secondary" onClick={save}>
          {t('totp.save')}
        </Button>
        <Button onClick={onDone}>{t('totp.kept')}</Button>
      </div>
    </section>
  );
}
