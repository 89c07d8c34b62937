import '@/styles/notice.css';
import '@/styles/facts.css';
import { BadgeCheck, CircleAlert, Info, ShieldCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { FocusedHeading } from '@/components/ui/focused-heading.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import type { DrawResult } from '../api/use-draw.ts';

type WelcomeResultProps = {
  readonly result: DrawResult;
  readonly serverSeedHash: string;
  readonly onHide: () => void;
  readonly isForGame: boolean;
};

/** Time to read the prize before the game opens. */
const READING_MS = 5000;

/** The prize, and the seeds to verify it. */
export function WelcomeResult(props: WelcomeResultProps) {
  const { result, serverSeedHash, onHide, isForGame } = props;
  const { t } = useTranslation(['app', 'rewards']);
  const { draw, verdict } = result;
  const isLeaving = useLeaveSoon({ isOn: isForGame, onLeave: onHide });
  return (
    <>
      <div className="welcome-won text-center" role="status">
        <FocusedHeading>{t('rewards:won')}</FocusedHeading>
        <MoneyText
          className="welcome-amount tracking-tighter"
          amount={draw.amount}
          currency={draw.walletType}
          sign="always"
          trimZeros
        />
        <p className="text-2">{t('rewards:wonText', { currency: draw.walletType })}</p>
        {isLeaving && <p className="text-2">{t('rewards:gameOpens')}</p>}
      </div>
      <Verdict isProven={verdict.isProven} />
      <details className="welcome-seed bg-mint-wash pe-1-5 ps-3-5 py-1 rounded-14 fs-sm">
        <summary className="d-flex align-items-center gap-2 text-mint fw-650 min-h-36">
          <ShieldCheck size={16} />
          {t('rewards:seeds')}
        </summary>
        <dl className="facts welcome-facts">
          <Seed label={t('rewards:hash')} value={serverSeedHash} />
          <Seed label={t('rewards:serverSeed')} value={draw.proof.serverSeed} />
          <Seed label={t('rewards:clientSeed')} value={draw.proof.clientSeed} />
          <Seed label={t('rewards:nonce')} value={String(draw.proof.nonce)} />
        </dl>
      </details>
      <div className="d-grid gap-2-5">
        {isForGame ? (
          <Button size="lg" onClick={onHide}>
            {t('rewards:toGame')}
          </Button>
        ) : (
          <>
            <Link className="btn btn-lg btn-primary" to="/games" onClick={onHide}>
              {t('rewards:toGame')}
            </Link>
            <Button size="lg" variant="secondary" onClick={onHide}>
              {t('rewards:done')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

/**
 * Leaves after a while, unless the player does anything: who reads the proof stays. @returns whether
 * it will leave
 */
function useLeaveSoon({ isOn, onLeave }: { isOn: boolean; onLeave: () => void }): boolean {
  const [isLeaving, setIsLeaving] = useState(isOn);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => leave(), READING_MS);
    const stay = () => setIsLeaving(false);
    window.addEventListener('pointerdown', stay);
    window.addEventListener('keydown', stay);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', stay);
      window.removeEventListener('keydown', stay);
    };
  }, [isLeaving]);
  return isLeaving;
}

function Verdict({ isProven }: { readonly isProven: boolean | null }) {
  const { t } = useTranslation(['app', 'rewards']);
  if (isProven === null) {
    return (
      <p className="notice">
        <Info size={18} />
        {t('rewards:verdict.unknown')}
      </p>
    );
  }
  return isProven ? (
    <p className="notice notice-success">
      <BadgeCheck size={18} />
      {t('rewards:verdict.proven')}
    </p>
  ) : (
    <p className="notice notice-error" role="alert">
      <CircleAlert size={18} />
      {t('rewards:verdict.failed')}
    </p>
  );
}

function Seed({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="align-items-center min-h-hit fs-sm">
      <dt>{label}</dt>
      <dd className="d-flex align-items-center justify-content-end">
        <span
          className="mono min-w-0 me-auto wrap-anywhere fs-xs welcome-value overflow-hidden text-nowrap"
          title={value}
        >
          {value}
        </span>
        <CopyButton text={value} what={label} />
      </dd>
    </div>
  );
}
