import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { SectionHead } from './game-rail.tsx';

export const PLAYERS_ROW_LENGTH = 4;

const places = Array.from({ length: PLAYERS_ROW_LENGTH }, (_, index) => `place-${index}`);

/** Placeholder with the height of the row. */
export function PlayersRowSkeleton() {
  const { t } = useTranslation();
  return (
    <section aria-busy="true">
      <SectionHead title={t('home.continue')} moreTo="/history" more={t('layout.pages.history')} />
      <div className="recent scroll-row">
        {places.map((place) => (
          <Skeleton key={place} height="82px" radius="15px" />
        ))}
      </div>
    </section>
  );
}
