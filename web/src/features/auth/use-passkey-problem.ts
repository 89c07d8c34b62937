import { useTranslation } from 'react-i18next';
import { passkeyAddress } from '@/lib/session/passkeys.ts';

/** Why no passkey was used: it works at another address, or the player has cancelled it. */
export function usePasskeyProblem(): string {
  const { t } = useTranslation(['app', 'security']);
  const address = passkeyAddress();
  return address === null
    ? t('security:passkeyCancelled')
    : t('security:passkeyAddress', { address });
}
