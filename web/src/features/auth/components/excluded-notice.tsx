import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/ui/notice.tsx';
import { isApiError } from '@/lib/api/api-error.ts';
import { errorText } from '@/lib/api/error-text.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import type { BegunLogin } from '../begun-login.ts';
import type { Exclusion } from '../exclusion.ts';
import { useReturn } from '../use-login.ts';

type ExcludedNoticeProps = {
  readonly exclusion: Exclusion;
  /** Those of the refused login. */
  readonly credentials: { readonly email: string; readonly password: string };
  /** The return needs a second factor, as the login does. */
  readonly onBegun: (login: BegunLogin) => void;
};

/** Why a self-excluded player cannot log in, and the return once the exclusion is over. */
export function ExcludedNotice({ exclusion, credentials, onBegun }: ExcludedNoticeProps) {
  const { t } = useTranslation(['app', 'exclusion']);
  const { dateTime } = useFormat();
  const comeBack = useReturn({ onBegun });
  if (comeBack.data !== undefined) return <ReturnedNotice from={comeBack.data.from} />;
  if (!exclusion.canReturn) {
    return (
      <Notice tone="info">
        {exclusion.until === null
          ? t('exclusion:forever')
          : t('exclusion:until', { time: dateTime(exclusion.until, 'short') })}
      </Notice>
    );
  }
  const { email, password } = credentials;
  const send = () => {
    if (!comeBack.isPending) comeBack.mutate({ email, password });
  };
  // The second step takes over.
  const isBegun = isApiError(comeBack.error, 'SECOND_FACTOR_REQUIRED');
  return (
    <>
      <Notice tone="info">{t('exclusion:over')}</Notice>
      {comeBack.error && !isBegun && <Notice tone="error">{errorText(comeBack.error)}</Notice>}
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

/** When the account of a player who has returned opens. */
export function ReturnedNotice({ from }: { readonly from: string }) {
  const { t } = useTranslation(['app', 'exclusion']);
  const { dateTime } = useFormat();
  return <Notice tone="success">{t('exclusion:opens', { time: dateTime(from, 'short') })}</Notice>;
}
