import { useQuery } from '@tanstack/react-query';
import { Flame, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { trpc } from '@/lib/api/trpc.ts';
import { useCatalogue } from '@/lib/games/catalogue.ts';
import { GameRail } from './game-rail.tsx';

/** The hot and the new games, six of each at most. */
export function HotAndNew() {
  const { t } = useTranslation();
  const hot = useQuery(trpc.games.hot.queryOptions({}));
  const fresh = useQuery(trpc.games.new.queryOptions({}));
  const isLabelledElsewhere = useCatalogue().isError;
  return (
    <>
      <GameRail
        title={t('home.hot')}
        icon={<Flame size={19} style={{ color: 'var(--fh-t-slot)' }} />}
        moreTo="/games"
        query={hot}
        isLabelledElsewhere={isLabelledElsewhere}
      />
      <GameRail
        title={t('home.new')}
        icon={<Sparkles size={19} className="text-mint" />}
        moreTo="/games?sort=newest"
        query={fresh}
        isLabelledElsewhere={isLabelledElsewhere}
      />
    </>
  );
}
