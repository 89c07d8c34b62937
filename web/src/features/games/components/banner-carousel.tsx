import { useTranslation } from 'react-i18next';
import '../banners.css';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useSession } from '@/lib/session/session.ts';
import { useCarousel } from '../use-carousel.ts';
import { DepositBanner, FairBanner, GuestBanner, WelcomeBanner } from './banners.tsx';

type BannerCarouselProps = {
  /** Whether there is a slide for the welcome reward. */
  readonly hasWelcome: boolean;
};

/**
 * The promotions as a carousel: by swipe, arrow, arrow key, or automatically until paused. What a guest
 * finds here stays in sight.
 */
export function BannerCarousel({ hasWelcome }: BannerCarouselProps) {
  const { t } = useTranslation();
  const isGuest = useSession() === null;
  const slides = [
    isGuest
      ? { name: 'guest', banner: <GuestBanner /> }
      : { name: 'deposit', banner: <DepositBanner /> },
    ...(hasWelcome ? [{ name: 'welcome', banner: <WelcomeBanner /> }] : []),
    { name: 'fair', banner: <FairBanner /> },
  ];
  const { track, index, goTo, isPaused, togglePaused, frame } = useCarousel(slides.length, {
    startsPaused: isGuest,
  });
  return (
    <section
      className="carousel min-w-0 position-relative"
      tabIndex={-1}
      aria-roledescription={t('home.banners.role')}
      aria-label={t('home.banners.label')}
      {...frame}
    >
      <ul
        className="carousel-track position-relative d-flex overflow-x-auto list-style-none"
        ref={track}
      >
        {slides.map(({ name, banner }, position) => (
          <li
            key={name}
            className="carousel-slide min-w-0"
            aria-label={t('home.banners.slide', { index: position + 1, total: slides.length })}
            inert={position !== index}
          >
            {banner}
          </li>
        ))}
      </ul>
      <div className="carousel-controls rounded-10 rounded-md position-absolute d-flex align-items-center">
        <button
          type="button"
          className="carousel-step place-items-center p-0 border-0 rounded-10 text-white"
          aria-label={t('common.previous')}
          onClick={() => goTo(index - 1)}
        >
          <ChevronLeft size={18} />
        </button>
        {slides.map(({ name }, position) => (
          <span key={name} className={`carousel-mark ${position === index ? 'is-active' : ''}`} />
        ))}
        <button
          type="button"
          className="carousel-step place-items-center p-0 border-0 rounded-10 text-white"
          aria-label={t('common.next')}
          onClick={() => goTo(index + 1)}
        >
          <ChevronRight size={18} />
        </button>
        <button
          className="place-items-center p-0 border-0 rounded-10 text-white"
          type="button"
          aria-label={t(isPaused ? 'home.banners.play' : 'home.banners.pause')}
          onClick={togglePaused}
        >
          {isPaused ? <Play size={15} /> : <Pause size={15} />}
        </button>
      </div>
    </section>
  );
}
