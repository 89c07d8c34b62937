import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { StatusDot } from '@/components/ui/status-dot.tsx';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { RemoveAppDialog } from './remove-app-dialog.tsx';
import { RenewCodesDialog } from './renew-codes-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';

type AuthenticatorAppProps = {
  readonly confirmedAt: string | null;
  readonly recoveryCodesLeft: number;
};

/** Whether an app is in use, with its set-up, its removal and its recovery codes. */
export function AuthenticatorApp({ confirmedAt, recoveryCodesLeft }: AuthenticatorAppProps) {
  const { t } = useTranslation(['app', 'security']);
  const { dateTime } = useFormat();
  const [opened, setOpened] = useState<'setUp' | 'remove' | 'codes' | null>(null);
  const close = () => setOpened(null);
  const isOn = confirmedAt !== null;
  return (
    <div className="protection-part d-flex flex-column gap-3-5">
      <div className="profile-action d-flex align-items-center gap-3-5">
        <span className="icon-box" style={{ '--icon-hue': 'var(--fh-mint)' }}>
          <ShieldCheck size={20} />
        </span>
        <div className="flex-1 min-w-0">
          <h3>{t('security:app')}</h3>
          <p className="small-text text-3">
            {isOn
              ? t('security:appOn', { time: dateTime(confirmedAt, 'short') })
              : t('security:appOff')}
          </p>
        </div>
        <StatusDot tone={isOn ? 'success' : 'muted'}>
          {t(isOn ? 'security:on' : 'security:off')}
        </StatusDot>
      </div>
      {isOn && (
        <p className="small-text text-2">{t('security:codesLeft', { count: recoveryCodesLeft })}</p>
      )}
      <div className="protection-ways d-flex flex-wrap gap-2-5">
        <Button
          variant={isOn ? 'secondary' : 'primary'}
          size="sm"
          onClick={() => setOpened('setUp')}
        >
          {t(isOn ? 'security:replace' : 'security:setUp')}
        </Button>
        {isOn && (
          <>
            <Button variant="secondary" size="sm" onClick={() => setOpened('codes')}>
              {t('security:newCodes')}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => setOpened('remove')}>
              {t('security:remove')}
            </Button>
          </>
        )}
      </div>
      <SetUpDialog show={opened === 'setUp'} onHide={close} />
      <RenewCodesDialog show={opened === 'codes'} onHide={close} />
      <RemoveAppDialog show={opened === 'remove'} onHide={close} />
    </div>
  );
}
