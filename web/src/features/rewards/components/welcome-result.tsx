import { BadgeCheck, CircleAlert, Info } from 'lucide-react';
import { useEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import type { DrawResult } from '../api/use-draw.ts';

type WelcomeResultProps = {
  readonly result: DrawResult;
  readonly serverSeedHash: string;
  readonly onHide: () => void;
};

/** The prize, and the seeds to verify it. */
export function WelcomeResult({ result, serverSeedHash, onHide }: WelcomeResultProps) {
  const { t } = useTranslation();
  const { draw, verdict } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className="welcome-won" role="status">
        <h3 ref={heading} tabIndex={-1}>
          {t('rewards.won')}
        </h3>
        <MoneyText
          className="welcome-amount"
          amount={draw.amount}
          currency={draw.walletType}
          sign="always"
          trimZeros
        />
        <p>{t('rewards.wonText', { currency: draw.walletType })}</p>
      </div>
      <Verdict isProven={verdict.isProven} />
      <dl className="facts welcome-facts">
        <Seed label={t('rewards.hash')} value={serverSeedHash} />
        <Seed label={t('rewards.serverSeed')} value={draw.proof.serverSeed} />
        <Seed label={t('rewards.clientSeed')} value={draw.proof.clientSeed} />
        <Seed label={t('rewards.nonce')} value={String(draw.proof.nonce)} />
      </dl>
      <div className="welcome-actions">
        <Link className="btn btn-lg btn-secondary" to="/games" onClick={onHide}>
          {t('rewards.toGames')}
        </Link>
        <Button size="lg" onClick={onHide}>
          {t('rewards.done')}
        </Button>
      </div>
    </>
  );
}

function Verdict({ isProven }: { readonly isProven: boolean | null }) {
  const { t } = useTranslation();
  if (isProven === null) {
    return (
      <p className="notice">
        <Info size={18} />
        {t('rewards.verdict.unknown')}
      </p>
    );
  }
  return isProven ? (
    <p className="notice notice-success">
      <BadgeCheck size={18} />
      {t('rewards.verdict.proven')}
    </p>
  ) : (
    <p className="notice notice-error" role="alert">
      <CircleAlert size={18} />
      {t('rewards.verdict.failed')}
    </p>
  );
}

function Seed({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className="mono welcome-value" title={value}>
          {value}
        </span>
        <CopyButton text={value} what={label} />
      </dd>
    </div>
  );
}
