import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useFirstTexts } from '@/i18n/first-text.ts';
import type { GameCounts } from '@/lib/catalogue.ts';
import {
  type GameTypeName,
  gameTypeColor,
  gameTypeIcons,
  gameTypeNames,
} from '@/lib/game-types.ts';

type TypeChipsProps = {
  readonly counts: GameCounts | undefined;
  readonly active: GameTypeName | null;
  /** The address of the lobby with that type. */
  readonly pathTo: (type: GameTypeName | null) => string;
  /** The lobby changes its own address; elsewhere a chip leads there. */
  readonly replace?: boolean;
};

/** The game types with their counts, as links into the lobby. */
export function TypeChips({ counts, active, pathTo, replace = false }: TypeChipsProps) {
  const { t } = useFirstTexts();
  const row = useScrolledToActive(active);
  const chips: readonly (GameTypeName | null)[] = [null, ...gameTypeNames];
  return (
    <nav ref={row} className="chips scroll-row" aria-label={t('games.typeFilter')}>
      {chips.map((name) => (
        <Link
          key={name ?? 'all'}
          to={pathTo(name)}
          replace={replace}
          className={`chip ${name === active ? 'is-active' : ''}`}
          aria-current={name === active ? 'true' : undefined}
        >
          {name !== null && <TypeIcon name={name} />}
          {t(`games.types.${name ?? 'all'}`)}
          {counts && <span className="chip-count num">{counts[name ?? 'all']}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** Where the row is wider than the window, what is active stands in its middle. */
function useScrolledToActive(active: GameTypeName | null) {
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const chip = active && row.current?.querySelector('.is-active');
    if (!row.current || !chip) return;
    const { left, width } = chip.getBoundingClientRect();
    row.current.scrollLeft += left + width / 2 - window.innerWidth / 2;
  }, [active]);
  return row;
}

function TypeIcon({ name }: { readonly name: GameTypeName }) {
  const Icon = gameTypeIcons[name];
  return <Icon size={17} aria-hidden="true" style={{ '--icon-hue': gameTypeColor(name) }} />;
}
