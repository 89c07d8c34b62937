import { useTranslation } from 'react-i18next';
import '../home.css';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { OfflineState } from '@/components/ui/offline-state.tsx';
import { isWaitingOffline } from '@/lib/api/online.ts';
import { useDeviceClass } from '@/lib/browser/device.ts';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';
import { countGames, retryGames, useCatalogue } from '@/lib/games/catalogue.ts';
import { useOffersWelcome } from '@/lib/offers/welcome-reward.ts';
import { defaultFilter, hallOrder, searchFromFilter } from '../lobby-filter.ts';
import { useShownCount } from '../use-shown-count.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { WelcomeCard } from './banners.tsx';
import { ContinuePlaying } from './continue-playing.tsx';
import { FeaturedGames } from './featured-games.tsx';
import { GameGrid, GameGridSkeleton } from './game-grid.tsx';
import { SectionHead } from './game-rail.tsx';
import { HotAndNew } from './hot-and-new.tsx';
import { QuickAccess } from './quick-access.tsx';
import { StartingSoon } from './starting-soon.tsx';
import { TypeChips } from './type-chips.tsx';
import { TypeSection } from './type-section.tsx';

type HomePageProps = {
  /** In the place of all that is offered, for a player on a break. */
  readonly breakCard: ReactNode;
};

/** The home page: promotions, shortcuts, recent games, hot games, new games, all games. */
export function HomePage({ breakCard }: HomePageProps) {
  const { t } = useTranslation();
  useDocumentTitle(t('home.title'));
  const catalogue = useCatalogue().data;
  return (
    <>
      <h1 className="visually-hidden">{t('common.brand')}</h1>
      {breakCard || <Promotions />}
      <QuickAccess />
      <TypeChips
        counts={catalogue && countGames(catalogue)}
        active={null}
        pathTo={(type) => `/games?${searchFromFilter({ ...defaultFilter, type })}`}
      />
      {!breakCard && (
        <>
          <ContinuePlaying />
          <HotAndNew />
          <StartingSoon />
        </>
      )}
      <TypeSection type="fishing" />
      <TypeSection type="lottery" />
      <AllGames />
    </>
  );
}

/** The slides; beside them, on wide windows, the welcome reward and a game. */
function Promotions() {
  const isDesktop = useDeviceClass() === 'desktop';
  const offersWelcome = useOffersWelcome();
  return (
    <div className="hero d-grid gap-4">
      <BannerCarousel hasWelcome={offersWelcome && !isDesktop} />
      {isDesktop && <FeaturedGames promotion={offersWelcome && <WelcomeCard />} />}
    </div>
  );
}

const SHOWN_STEP = 12;

function AllGames() {
  const { t } = useTranslation();
  const catalogue = useCatalogue();
  const { error, isFetching } = catalogue;
  const data = useDeferredValue(catalogue.data);
  const isOffline = isWaitingOffline(catalogue);
  const [shown, showMore] = useShownCount(SHOWN_STEP);
  const games = data && hallOrder(data);
  const left = games ? Math.max(0, games.length - shown) : 0;
  const title = (
    <>
      {t('home.all')} <span className="text-3 num">{games?.length}</span>
    </>
  );
  return (
    <section>
      <SectionHead title={title} moreTo="/games" more={t('home.openLobby')} />
      {games && <GameGrid games={games.slice(0, shown)} />}
      {isOffline && <OfflineState />}
      {!games && !isOffline && error === null && <GameGridSkeleton count={SHOWN_STEP} />}
      {!games && error !== null && (
        <ErrorState error={error} onRetry={retryGames} retrying={isFetching} />
      )}
      {left > 0 && (
        <div className="mt-6 d-flex justify-content-center">
          <button type="button" className="btn btn-secondary" onClick={showMore}>
            {t('common.showMore', { count: Math.min(left, SHOWN_STEP) })}
            <ChevronDown size={17} />
          </button>
        </div>
      )}
    </section>
  );
}
