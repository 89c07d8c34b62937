import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { errorText } from '@/lib/api/error-text.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type RenewCodesDialogProps = { readonly show: boolean; readonly onHide: () => void };

/** Makes new recovery codes in place of the earlier ones. */
export function RenewCodesDialog({ show, onHide }: RenewCodesDialogProps) {
  const { t } = useTranslation(['app', 'security']);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renew = useMutation(
    trpc.security.renewRecoveryCodes.mutationOptions({
      meta: { showsError: true },
      onSuccess: ({ recoveryCodes }) => {
        setCodes(recoveryCodes);
        void queryClient.invalidateQueries(trpc.security.secondFactor.queryFilter());
      },
    }),
  );
  const clear = () => {
    setCodes(null);
    renew.reset();
  };
  const title = t(codes === null ? 'security:newCodesTitle' : 'security:codesTitle');
  return (
    <Dialog show={show} onHide={onHide} onExited={clear} title={title} widthPx={460}>
      {codes === null ? (
        <div className="d-flex flex-column gap-4">
          <p className="text-2">{t('security:newCodesText')}</p>
          {renew.error !== null && <Notice tone="error">{errorText(renew.error)}</Notice>}
          <Button
            size="lg"
            aria-disabled={renew.isPending}
            onClick={() => !renew.isPending && renew.mutate({})}
          >
            {t('security:newCodesYes')}
          </Button>
        </div>
      ) : (
        <RecoveryCodes codes={codes} onSaved={onHide} />
      )}
    </Dialog>
  );
}
