import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { SectionHead } from './game-rail.tsx';

export const STARTS_SHOWN = 4;

const places = Array.from({ length: STARTS_SHOWN }, (_, index) => `place-${index}`);

/** Placeholder with the height of the row. */
export function StartingSoonSkeleton() {
  const { t } = useTranslation();
  return (
    <section aria-busy="true">
      <SectionHead title={t('home.soon.title')} moreTo="/games?type=sports" />
      <div className="recent scroll-row">
        {places.map((place) => (
          <Skeleton key={place} height="82px" radius="15px" />
        ))}
      </div>
    </section>
  );
}
