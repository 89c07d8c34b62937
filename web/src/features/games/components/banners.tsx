import { useQuery } from '@tanstack/react-query';
import { ShieldCheck, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { requestDeposit } from '@/lib/request-deposit.ts';
import { useSession } from '@/lib/session.ts';
import { trpc } from '@/lib/trpc.ts';
import { openModal } from '@/lib/window-events.ts';

type BannerProps = {
  readonly art: 'deposit' | 'fair';
  readonly eyebrow: string;
  readonly eyebrowIcon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
  /** In sight before anything else of the page. */
  readonly isFirst?: boolean;
};

function Banner({ art, eyebrow, eyebrowIcon, title, text, action, isFirst }: BannerProps) {
  const stem = `/art/banners/${art}`;
  return (
    <div className={`banner banner-${art}`}>
      <picture>
        <source
          type="image/avif"
          srcSet={`${stem}-760.avif 760w, ${stem}-1520.avif 1520w`}
          sizes="(max-width: 768px) 760px, 1040px"
        />
        <img
          src={`${stem}-1520.webp`}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      </picture>
      <div className="banner-words">
        <span className="banner-eyebrow">
          {eyebrowIcon}
          {eyebrow}
        </span>
        <p className="banner-title">{title}</p>
        <p className="banner-text">{text}</p>
        <div className="banner-action">{action}</div>
      </div>
    </div>
  );
}

/** Deposit status "payment successful" in the records. */
const PAID = 2;

/** Whether the first-deposit match is behind this player; false for guests. */
function useHasDeposited(): boolean {
  const session = useSession();
  const { data } = useQuery(
    trpc.payments.rechargeRecords.queryOptions(
      { status: PAID, pageSize: 1 },
      { enabled: session !== null },
    ),
  );
  return (data?.total ?? 0) > 0;
}

/** Promises the match to those who can still have it, and to the others what they can have. */
export function DepositBanner() {
  const { t } = useTranslation();
  const session = useSession();
  const offer = useHasDeposited() ? 'deposit' : 'match';
  const claim = () => {
    if (session === null) openModal('show-register-modal');
    else requestDeposit();
  };
  return (
    <Banner
      isFirst
      art="deposit"
      eyebrow={t(`home.banners.${offer}.eyebrow`)}
      eyebrowIcon={<Sparkles size={14} aria-hidden="true" />}
      title={t(`home.banners.${offer}.title`)}
      text={t(`home.banners.${offer}.text`)}
      action={<Button onClick={claim}>{t(`home.banners.${offer}.action`)}</Button>}
    />
  );
}

export function FairBanner() {
  const { t } = useTranslation();
  return (
    <Banner
      art="fair"
      eyebrow={t('home.banners.fair.eyebrow')}
      eyebrowIcon={<ShieldCheck size={14} aria-hidden="true" />}
      title={t('home.banners.fair.title')}
      text={t('home.banners.fair.text')}
      action={
        <Link className="btn btn-mint" to="/games">
          {t('home.banners.fair.action')}
        </Link>
      }
    />
  );
}
