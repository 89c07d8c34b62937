import { useMutation } from '@tanstack/react-query';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/ui/notice.tsx';
import { errorText } from '@/lib/api/error-text.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import type { Exclusion } from '../exclusion.ts';

type ExcludedNoticeProps = {
  readonly exclusion: Exclusion;
  /** Those of the refused login. */
  readonly credentials: { readonly email: string; readonly password: string };
};

/** Why a self-excluded player cannot log in, and the return once the exclusion is over. */
export function ExcludedNotice({ exclusion, credentials }: ExcludedNoticeProps) {
  const { t } = useTranslation(['app', 'exclusion']);
  const { dateTime } = useFormat();
  const comeBack = useMutation(
    trpc.saferPlay.returnFromExclusion.mutationOptions({ meta: { showsError: true } }),
  );
  if (comeBack.data !== undefined) {
    const time = dateTime(comeBack.data.from, 'short');
    return <Notice tone="success">{t('exclusion:opens', { time })}</Notice>;
  }
  if (!exclusion.canReturn) {
    return (
      <Notice tone="info">
        {exclusion.until === null
          ? t('exclusion:forever')
          : t('exclusion:until', { time: dateTime(exclusion.until, 'short') })}
      </Notice>
    );
  }
  const send = () => {
    if (!comeBack.isPending) comeBack.mutate(credentials);
  };
  return (
    <>
      <Notice tone="info">{t('exclusion:over')}</Notice>
      {comeBack.error && <Notice tone="error">{errorText(comeBack.error)}</Notice>}
      <Button
        variant="secondary"
        size="lg"
        className="w-100"
        aria-disabled={comeBack.isPending}
        onClick={send}
      >
        {t(comeBack.isPending ? 'exclusion:returning' : 'exclusion:return')}
      </Button>
    </>
  );
}
