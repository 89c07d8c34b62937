import { WELCOME_UNIT_MAJOR, WELCOME_WHEEL } from '@fairhall/api/contract/welcome-wheel';
import { Gift, Play, ShieldCheck, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LoadedPicture } from '@/components/ui/loaded-picture.tsx';
import { openModal } from '@/lib/browser/window-events.ts';
import { freePlayPath } from '@/lib/free-play/free-play-path.ts';
import { useCatalogue } from '@/lib/games/catalogue.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { useSelectedWallet } from '@/lib/money/selected-wallet.ts';
import { useFirstDeposit } from '@/lib/offers/first-deposit.ts';
import { requestDeposit } from '@/lib/payments/request-deposit.ts';
import { useSession } from '@/lib/session/session.ts';
import { type BannerArt, bannerSources, FIRST_BANNER } from '../banner-art.ts';
import { hallOrder } from '../lobby-filter.ts';

type BannerProps = {
  readonly art: BannerArt;
  readonly eyebrow?: string;
  readonly eyebrowIcon?: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
};

function Banner({ art, eyebrow, eyebrowIcon, title, text, action }: BannerProps) {
  const { avifSrcSet, sizes, fallback } = bannerSources(art);
  const isFirst = art === FIRST_BANNER;
  return (
    <div
      className={`banner position-relative rounded-20 rounded-md-xl overflow-hidden banner-${art}`}
    >
      <LoadedPicture
        src={fallback}
        avifSrcSet={avifSrcSet}
        sizes={sizes}
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
      <div className="banner-words position-absolute inset-0 d-flex flex-column align-items-start justify-content-center">
        {eyebrow !== undefined && (
          <span className="banner-eyebrow d-inline-flex align-items-center gap-1-5">
            {eyebrowIcon}
            {eyebrow}
          </span>
        )}
        <p className="banner-title text-white">{title}</p>
        <p className="banner-text fs-md">{text}</p>
        <div className="mt-auto mt-md-4-5">{action}</div>
      </div>
    </div>
  );
}

/** What a guest finds here, and a game to play at once. */
export function GuestBanner() {
  const { t } = useTranslation();
  const games = useCatalogue().data ?? [];
  const first = hallOrder(games).find(({ enabled, freePlay }) => enabled && freePlay);
  return (
    <Banner
      art={FIRST_BANNER}
      title={t('home.banners.guest.title', { count: games.length })}
      text={t('home.banners.guest.text')}
      action={
        <Link className="btn btn-primary" to={first ? freePlayPath(first) : '/games'}>
          <Play size={17} />
          {t('home.banners.guest.action')}
        </Link>
      }
    />
  );
}

/** Promises the match to eligible players, and the ordinary deposit to the others. */
export function DepositBanner() {
  const { t } = useTranslation();
  const offer = useFirstDeposit().isMatched === false ? 'deposit' : 'match';
  return (
    <Banner
      art={FIRST_BANNER}
      eyebrow={t(`home.banners.${offer}.eyebrow`)}
      eyebrowIcon={<Sparkles size={14} />}
      title={t(`home.banners.${offer}.title`)}
      text={t(`home.banners.${offer}.text`)}
      action={
        <button type="button" className="btn btn-primary" onClick={requestDeposit}>
          {t(`home.banners.${offer}.action`)}
        </button>
      }
    />
  );
}

export function FairBanner() {
  const { t } = useTranslation();
  return (
    <Banner
      art="fair"
      eyebrow={t('home.banners.fair.eyebrow')}
      eyebrowIcon={<ShieldCheck size={14} />}
      title={t('home.banners.fair.title')}
      text={t('home.banners.fair.text')}
      action={
        <Link className="btn btn-mint" to="/fairness">
          {t('home.banners.fair.action')}
        </Link>
      }
    />
  );
}

/** The prizes of the wheel, in the selected wallet, which receives the reward. */
function useWelcomeTitle(): string {
  const { t } = useTranslation();
  const { trimmedMoney } = useFormat();
  const currency = useSelectedWallet();
  const paid = (units: number) => trimmedMoney(units * WELCOME_UNIT_MAJOR[currency], currency);
  return t('home.banners.welcome.title', {
    from: paid(Math.min(...WELCOME_WHEEL)),
    to: paid(Math.max(...WELCOME_WHEEL)),
  });
}

/** A guest is sent to the registration first: the reward is reserved in the account. */
function useClaimWelcome(): () => void {
  const session = useSession();
  return () => openModal(session === null ? 'show-register-modal' : 'show-welcome-modal');
}

/** The welcome reward as a slide, for windows without room beside the slides. */
export function WelcomeBanner() {
  const { t } = useTranslation();
  const claim = useClaimWelcome();
  return (
    <Banner
      art="welcome"
      eyebrow={t('home.banners.welcome.eyebrow')}
      eyebrowIcon={<Gift size={14} />}
      title={useWelcomeTitle()}
      text={t('home.banners.welcome.text')}
      action={
        <button type="button" className="btn btn-primary" onClick={claim}>
          {t('home.banners.welcome.action')}
        </button>
      }
    />
  );
}

/** The welcome reward as a card beside the slides. */
export function WelcomeCard() {
  const { t } = useTranslation();
  const claim = useClaimWelcome();
  return (
    <button
      type="button"
      className="promo-card text-white position-relative d-flex flex-column align-items-start justify-content-center gap-0-5 px-4-5 py-0 overflow-hidden border-0 rounded-18 text-start"
      onClick={claim}
    >
      <PromoArt art="welcome" />
      <span className="promo-eyebrow fw-bold fs-xs">{t('home.banners.welcome.eyebrow')}</span>
      <span className="promo-title tracking-tight">{useWelcomeTitle()}</span>
    </button>
  );
}

/** The link to the proofs as a card beside the slides. */
export function FairCard() {
  const { t } = useTranslation();
  return (
    <Link
      className="promo-card text-white promo-card-fair position-relative d-flex flex-column align-items-start justify-content-center gap-0-5 px-4-5 overflow-hidden border-0 rounded-18 text-start text-decoration-none"
      to="/fairness"
    >
      <PromoArt art="fair" />
      <span className="promo-eyebrow fw-bold fs-xs">{t('home.banners.fair.eyebrow')}</span>
      <span className="promo-title fs-lg tracking-tight">{t('home.banners.fair.title')}</span>
    </Link>
  );
}

function PromoArt({ art }: { readonly art: BannerArt }) {
  return (
    <picture>
      <source type="image/avif" srcSet={`/art/banners/${art}-760.avif`} />
      <img
        className="position-absolute inset-0 w-100 h-100 object-fit-cover"
        src={bannerSources(art).fallback}
        alt=""
      />
    </picture>
  );
}
