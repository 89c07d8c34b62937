import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogue } from '@/lib/games/catalogue.ts';
import {
  type GameTypeName,
  gameTypeColor,
  gameTypeIcons,
  gameTypeName,
} from '@/lib/games/game-types.ts';
import { playableFirst } from '../lobby-filter.ts';
import { GameRail, TYPE_RAIL_LENGTH } from './game-rail.tsx';

type TypeSectionProps = { readonly type: Extract<GameTypeName, 'fishing' | 'lottery'> };

/** The games of one type in a row, with a link to all of them. */
export function TypeSection({ type }: TypeSectionProps) {
  const { t } = useTranslation();
  const { data, ...catalogue } = useCatalogue();
  const Icon = gameTypeIcons[type];
  const games = useMemo(() => {
    const ofType = data?.filter((game) => gameTypeName(game.gameType) === type);
    return ofType && playableFirst(ofType).slice(0, TYPE_RAIL_LENGTH);
  }, [data, type]);
  return (
    <GameRail
      title={t(`games.sections.${type}`)}
      icon={<Icon size={19} />}
      moreTo={`/games?type=${type}`}
      query={{ ...catalogue, data: games }}
      isLabelledElsewhere
      showsBadges
      hue={gameTypeColor(type)}
    />
  );
}
