import { Search } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ErrorBoundary } from '@/components/ui/error-boundary.tsx';
import { lazyWithRetry } from '@/lib/browser/lazy-with-retry.ts';
import { useCatalogue } from '@/lib/games/catalogue.ts';
import { gamePath } from '@/lib/games/game-path.ts';
import { searchGames } from '@/lib/games/game-search.ts';
import { LOBBY_PATH } from './lobby-query.ts';
import { clearSearches, saveSearch, useRecentSearches } from './recent-searches.ts';
import { optionId, type Suggestion, suggestionGroups } from './search-suggestions.ts';
import { useSlashKey } from './use-slash-key.ts';

/** Loads when the field is first focused. */
const SearchList = lazyWithRetry(() => import('./search-list.tsx'));

type SearchBoxProps = {
  /** Whether the box fills a sheet, with the list always open; otherwise the header. */
  readonly isSheet?: boolean;
  /** Called when an option or Enter leads away. */
  readonly onSearched?: () => void;
};

/**
 * Searches for games and suppliers as the player types, with a list below the field. Enter opens the
 * highlighted option, otherwise the lobby with the query.
 */
export function SearchBox({ isSheet = false, onSearched }: SearchBoxProps) {
  const { t } = useTranslation();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [isExpanded, setIsExpanded] = useState(false);
  const games = useCatalogue().data;
  const groups = suggestionGroups({ text, games: games ?? [], recent: useRecentSearches() });
  const options = groups.flatMap((group) => group.options);
  const isOpen = (isSheet || isExpanded) && options.length > 0;
  const open = () => setIsExpanded(true);
  const close = () => {
    setIsExpanded(false);
    setActive(-1);
  };
  const choose = useChoice({
    onLeave: () => {
      close();
      setText('');
      onSearched?.();
    },
  });
  useSlashKey(!isSheet, () => input.current?.focus());

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Enter') {
      const option = isOpen ? options[active] : undefined;
      choose(option ?? { kind: 'all', query: text.trim() });
    } else if (key === 'Escape' && isExpanded) {
      event.preventDefault();
      close();
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      open();
      setActive(nextIndex({ active, length: options.length, step: key === 'ArrowDown' ? 1 : -1 }));
    }
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const count = games?.length;
  const label = count === undefined ? t('layout.search') : t('layout.searchCount', { count });
  return (
    <search
      className={`search position-relative ${isSheet ? 'is-sheet d-flex flex-column' : ''}`}
      onBlur={onBlur}
    >
      <Search className="position-absolute text-3 pe-none" size={18} />
      <input
        ref={input}
        type="search"
        role="combobox"
        enterKeyHint="search"
        autoComplete="off"
        className="form-control"
        placeholder={label}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && active >= 0 ? optionId(listId, active) : undefined}
        maxLength={100}
        value={text}
        data-autofocus="always"
        onChange={(event) => {
          setText(event.target.value);
          setActive(-1);
          open();
        }}
        onFocus={() => void SearchList.preload().catch(() => undefined)}
        onClick={open}
        onKeyDown={onKeyDown}
      />
      {!isSheet && (
        <span
          className="search-key position-absolute top-50 px-1-5 py-1 border rounded-xs pe-none"
          aria-hidden="true"
        >
          /
        </span>
      )}
      {isOpen && (
        // Without the list, Enter still leads to the lobby.
        <ErrorBoundary failure={() => null}>
          <Suspense>
            <SearchList id={listId} groups={groups} active={active} onChoose={choose} />
          </Suspense>
        </ErrorBoundary>
      )}
      <SearchStatus text={text} games={games} isShown={isSheet || isExpanded} />
    </search>
  );
}

/** From the field (-1) through the options and back to the field. */
function nextIndex(options: { active: number; length: number; step: 1 | -1 }): number {
  const { active, length, step } = options;
  const places = length + 1;
  return ((active + 1 + step + places) % places) - 1;
}

/** Opens an option. */
function useChoice({ onLeave }: { readonly onLeave: () => void }): (option: Suggestion) => void {
  const navigate = useNavigate();
  const openLobby = (search: Record<string, string>) => {
    const query = new URLSearchParams(search).toString();
    void navigate(query === '' ? LOBBY_PATH : `${LOBBY_PATH}?${query}`);
    onLeave();
  };
  return (option) => {
    switch (option.kind) {
      case 'clear':
        return clearSearches();
      case 'game':
        saveSearch(option.game.gameName);
        void navigate(gamePath(option.game));
        return onLeave();
      case 'supplier':
        saveSearch(option.supplier);
        return openLobby({ supplier: option.supplier });
      case 'recent':
      case 'all': {
        const query = option.kind === 'recent' ? option.text : option.query;
        saveSearch(query);
        return openLobby(query === '' ? {} : { q: query });
      }
    }
  };
}

type SearchStatusProps = {
  readonly text: string;
  readonly games: Parameters<typeof searchGames>[0] | undefined;
  readonly isShown: boolean;
};

/** The number of matching games, for screen readers; visible when there are none. */
function SearchStatus({ text, games, isShown }: SearchStatusProps) {
  const { t } = useTranslation();
  const isSearch = isShown && games !== undefined && text.trim() !== '';
  const count = isSearch ? searchGames(games, text).length : 0;
  const isEmpty = isSearch && count === 0;
  return (
    <div
      role="status"
      className={
        isEmpty ? 'search-list search-none text-2 overflow-y-auto fs-md' : 'visually-hidden'
      }
    >
      {isSearch && (isEmpty ? t('games.none.title') : t('games.results', { count }))}
    </div>
  );
}
