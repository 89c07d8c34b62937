import '@/styles/notice.css';
import { CircleAlert, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Spinner from 'react-bootstrap/Spinner';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import type { Currency } from '@/lib/api/contract-types.ts';
import { errorText } from '@/lib/api/error-text.ts';
import { isUnsettled } from '@/lib/api/idempotency-key.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { selectedWallet } from '@/lib/money/selected-wallet.ts';
import { useDraw } from '../api/use-draw.ts';
import { prizesIn } from '../wheel.ts';
import { PrizeWheel, TURNING_MS } from './prize-wheel.tsx';
import { WelcomeResult } from './welcome-result.tsx';

type WelcomeDrawProps = {
  readonly serverSeedHash: string;
  readonly onHide: () => void;
  readonly isForGame: boolean;
};

/** The hash of the server seed, the wheel, and the result. */
export function WelcomeDraw({ serverSeedHash, onHide, isForGame }: WelcomeDrawProps) {
  const { t } = useTranslation(['app', 'rewards']);
  const [currency] = useState(selectedWallet);
  const { mutate, data, error, isPending } = useDraw(serverSeedHash);
  const hasStopped = useHasStopped(data !== undefined);
  const isTurning = isPending || (data !== undefined && !hasStopped);
  return (
    <div className="welcome d-flex flex-column align-items-center gap-4">
      <PrizeWheel
        currency={data?.draw.walletType ?? currency}
        segment={data?.verdict.segment ?? null}
        isSpinning={isPending}
        isOver={data !== undefined && hasStopped}
      />
      {data !== undefined && hasStopped ? (
        <WelcomeResult
          result={data}
          serverSeedHash={serverSeedHash}
          onHide={onHide}
          isForGame={isForGame}
        />
      ) : (
        <>
          <Offer currency={currency} />
          <CommittedSeed hash={serverSeedHash} />
          <div role="alert">
            {error !== null && (
              <p className="notice notice-error">
                <CircleAlert size={18} />
                <span>
                  {errorText(error)}
                  {isUnsettled(error) && <small>{t('rewards:notLost')}</small>}
                </span>
              </p>
            )}
          </div>
          <Button
            size="lg"
            className="w-100"
            aria-disabled={isTurning}
            onClick={isTurning ? undefined : () => mutate(currency)}
          >
            {isTurning && <Spinner animation="border" size="sm" aria-hidden="true" />}
            <span>{t(isTurning ? 'rewards:spinning' : 'rewards:spin')}</span>
          </Button>
        </>
      )}
    </div>
  );
}

/** False until the wheel of a draw has stopped turning; with reduced motion it stops at once. */
function useHasStopped(isDrawn: boolean): boolean {
  const [hasStopped, setHasStopped] = useState(false);
  useEffect(() => {
    if (!isDrawn) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setHasStopped(true), isStill ? 0 : TURNING_MS);
    return () => clearTimeout(timer);
  }, [isDrawn]);
  return hasStopped;
}

function Offer({ currency }: { readonly currency: Currency }) {
  const { t } = useTranslation(['app', 'rewards']);
  const { trimmedMoney } = useFormat();
  const prizes = prizesIn(currency);
  return (
    <p className="text-2 text-balance text-center">
      {t('rewards:text', {
        min: trimmedMoney(Math.min(...prizes), currency),
        max: trimmedMoney(Math.max(...prizes), currency),
        currency,
      })}
    </p>
  );
}

function CommittedSeed({ hash }: { readonly hash: string }) {
  const { t } = useTranslation(['app', 'rewards']);
  return (
    <details className="welcome-seed bg-mint-wash pe-1-5 ps-3-5 py-1 rounded-14 fs-sm">
      <summary className="d-flex align-items-center gap-2 text-mint fw-650 min-h-36">
        <ShieldCheck size={16} />
        {t('rewards:commitment')}
      </summary>
      <div className="d-flex align-items-center gap-1-5">
        <span className="mono min-w-0 me-auto wrap-anywhere fs-xs">{hash}</span>
        <CopyButton text={hash} what={t('rewards:hash')} />
      </div>
    </details>
  );
}
