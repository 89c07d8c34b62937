import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ErrorState } from '@/components/ui/error-state.tsx';
import type { Game } from '@/lib/api/contract-types.ts';
import { isWaitingOffline } from '@/lib/api/online.ts';
import { GameGrid, GameGridSkeleton } from './game-grid.tsx';

type RailQuery = {
  readonly data: readonly Game[] | undefined;
  readonly error: unknown;
  readonly fetchStatus: string;
  readonly refetch: () => unknown;
};

type GameRailProps = {
  readonly title: string;
  readonly icon: ReactNode;
  readonly moreTo: string;
  readonly query: RailQuery;
  /** The page shows the error of the games: the rail is hidden meanwhile. */
  readonly isLabelledElsewhere: boolean;
  /** For a rail whose title differs from the badge's text. */
  readonly showsBadges?: boolean;
  /** A rail of four with its title as a card beside them, in the colour of their type. */
  readonly hue?: string;
};

const RAIL_LENGTH = 6;
export const TYPE_RAIL_LENGTH = 4;

/** A titled row of at most six games. */
export function GameRail(props: GameRailProps) {
  const { title, icon, moreTo, query, isLabelledElsewhere, showsBadges, hue } = props;
  const { error, refetch } = query;
  const { data } = query;
  if (data?.length === 0 || isWaitingOffline(query)) return null;
  if (!data && error !== null && isLabelledElsewhere) return null;
  return (
    <section className={hue && 'type-rail'} style={{ '--icon-hue': hue }}>
      <SectionHead title={title} icon={icon} moreTo={moreTo} />
      {data && <GameGrid games={data} isRail showsBadges={showsBadges} />}
      {!data && error !== null && (
        <ErrorState compact error={error} onRetry={() => void refetch()} />
      )}
      {!data && error === null && (
        <GameGridSkeleton count={hue ? TYPE_RAIL_LENGTH : RAIL_LENGTH} isRail />
      )}
    </section>
  );
}

type SectionHeadProps = {
  readonly title: ReactNode;
  readonly icon?: ReactNode;
  readonly moreTo: string;
  readonly more?: string;
};

/** A section's title and the link to the whole section. */
export function SectionHead({ title, icon, moreTo, more }: SectionHeadProps) {
  const { t } = useTranslation();
  return (
    <div className="section-head d-flex">
      <h2 className="d-flex align-items-center gap-2">
        {icon}
        {title}
      </h2>
      <Link
        className="section-more d-flex align-items-center gap-1-5 fs-sm text-decoration-none"
        to={moreTo}
      >
        <span className="section-more-words">{more ?? t('common.seeAll')}</span>
        <ChevronRight size={15} />
      </Link>
    </div>
  );
}
