import '@/styles/selection.scss';
import { CheckCheck, Trash2, X } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/icon-button.tsx';
import {
  type GameTypeName,
  gameTypeColor,
  gameTypeIcons,
  gameTypeName,
  gameTypeNames,
} from '@/lib/games/game-types.ts';
import { useScrolledToActive } from '@/lib/games/use-scrolled-to-active.ts';
import { type FavoriteGame, type FavoritesFilter, sortsFor } from '../favorites-filter.ts';

type FavoritesToolsProps = {
  readonly games: readonly FavoriteGame[];
  readonly filter: FavoritesFilter;
  readonly onChange: (change: Partial<FavoritesFilter>) => void;
  readonly onSelect: () => void;
};

/** Types with their counts, the order, and the button that starts a selection. */
export function FavoritesTools({ games, filter, onChange, onSelect }: FavoritesToolsProps) {
  const { t } = useTranslation(['app', 'favorites']);
  const sorts = sortsFor(games);
  return (
    <div className="favorites-tools d-flex justify-content-between row-gap-3 column-gap-5">
      <TypeFilter games={games} type={filter.type} onType={(type) => onChange({ type })} />
      <div className="favorites-order d-flex align-items-center gap-2-5">
        <label className="gap-2-5 d-flex align-items-center">
          <span className="order-word small-text text-3">{t('games.sort')}</span>
          <select
            className="form-select fw-semibold w-auto h-hit fs-md"
            value={filter.sort}
            onChange={({ target }) => {
              const sort = sorts.find((candidate) => candidate === target.value);
              if (sort) onChange({ sort });
            }}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`favorites:sorts.${sort}`)}
              </option>
            ))}
          </select>
        </label>
        <Button variant="secondary" onClick={onSelect}>
          <CheckCheck size={17} />
          {t('favorites:select')}
        </Button>
      </div>
    </div>
  );
}

type TypeFilterProps = {
  readonly games: readonly FavoriteGame[];
  readonly type: GameTypeName | null;
  readonly onType: (type: GameTypeName | null) => void;
};

/** Only the types with favourites, and the chosen one. */
function TypeFilter({ games, type, onType }: TypeFilterProps) {
  const { t } = useTranslation(['app', 'favorites']);
  const countOf = (name: GameTypeName) =>
    games.filter(({ game }) => gameTypeName(game.gameType) === name).length;
  const row = useScrolledToActive<HTMLFieldSetElement>(type);
  const present = gameTypeNames.filter((name) => name === type || countOf(name) > 0);
  return (
    <fieldset ref={row} className="chips scroll-row min-w-0">
      <legend className="visually-hidden">{t('games.typeFilter')}</legend>
      {[null, ...present].map((name) => (
        <button
          key={name ?? 'all'}
          type="button"
          className={`chip align-items-center text-nowrap text-decoration-none gap-1-5 ${name === type ? 'is-active' : ''}`}
          aria-pressed={name === type}
          onClick={() => onType(name)}
        >
          {name !== null && <TypeIcon name={name} />}
          <span>{t(`games.types.${name ?? 'all'}`)}</span>
          <span className="chip-count fs-xs num">
            {name === null ? games.length : countOf(name)}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

function TypeIcon({ name }: { readonly name: GameTypeName }) {
  const Icon = gameTypeIcons[name];
  return <Icon size={17} style={{ '--icon-hue': gameTypeColor(name) }} />;
}

type SelectionBarProps = {
  readonly count: number;
  readonly isAll: boolean;
  readonly onAll: () => void;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
};

/** Replaces the tools in selection mode. */
export function SelectionBar({ count, isAll, onAll, onRemove, onCancel }: SelectionBarProps) {
  const { t } = useTranslation(['app', 'favorites']);
  return (
    <div className="favorites-selection p-3-5 py-md-2-5 ps-md-4-5 pe-md-2-5 bg-s3 position-sticky d-flex flex-wrap align-items-center gap-2-5 border rounded-lg shadow-lg">
      <p role="status" className="num fw-650">
        {t('favorites:selected', { count })}
      </p>
      <Button variant="secondary" onClick={onAll}>
        {t(isAll ? 'favorites:selectNone' : 'favorites:selectAll')}
      </Button>
      <Button variant="danger" disabled={count === 0} onClick={onRemove}>
        <Trash2 size={17} />
        {t('favorites:remove', { count })}
      </Button>
      <IconButton
        label={t('favorites:stopSelecting')}
        icon={X}
        iconSizePx={19}
        className="icon-btn-box"
        onClick={onCancel}
      />
    </div>
  );
}
