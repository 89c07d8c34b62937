import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GameCounts } from '@/lib/games/catalogue.ts';
import {
  type GameTypeName,
  gameTypeColor,
  gameTypeIcons,
  gameTypeNames,
} from '@/lib/games/game-types.ts';

type TypeChipsProps = {
  readonly counts: GameCounts | undefined;
  readonly active: GameTypeName | null;
  /** The path of the lobby with that type. */
  readonly pathTo: (type: GameTypeName | null) => string;
  /** True in the lobby, which replaces its own history entry; elsewhere a chip navigates there. */
  readonly replace?: boolean;
  readonly ref?: Ref<HTMLElement>;
};

/** The game types with their counts, as links into the lobby. */
export function TypeChips({ counts, active, pathTo, replace = false, ref }: TypeChipsProps) {
  const { t } = useTranslation();
  const chips: readonly (GameTypeName | null)[] = [null, ...gameTypeNames];
  return (
    <nav ref={ref} className="chips scroll-row" aria-label={t('games.typeFilter')}>
      {chips.map((name) => (
        <Link
          key={name ?? 'all'}
          to={pathTo(name)}
          replace={replace}
          className={`chip align-items-center text-nowrap text-decoration-none ${name === active ? 'is-active' : ''}`}
          aria-current={name === active ? 'true' : undefined}
        >
          {name !== null && <TypeIcon name={name} />}
          <span>{t(`games.types.${name ?? 'all'}`)}</span>
          {counts && <span className="chip-count fs-xs num">{counts[name ?? 'all']}</span>}
        </Link>
      ))}
    </nav>
  );
}

function TypeIcon({ name }: { readonly name: GameTypeName }) {
  const Icon = gameTypeIcons[name];
  return <Icon size={17} style={{ '--icon-hue': gameTypeColor(name) }} />;
}
