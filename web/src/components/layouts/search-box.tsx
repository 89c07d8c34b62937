import { Search } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCatalogue } from '@/lib/catalogue.ts';

type SearchBoxProps = {
  readonly onSearched?: () => void;
  /** Whether "/" anywhere on the page focuses the box; true in the header. */
  readonly hasShortcut?: boolean;
};

/** Searches for games: Enter writes the query into the address and opens the lobby. */
export function SearchBox({ onSearched, hasShortcut = false }: SearchBoxProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = search.get('q') ?? '';
  const [text, setText] = useState(query);
  const [shownQuery, setShownQuery] = useState(query);
  const input = useRef<HTMLInputElement>(null);
  const count = useCatalogue().data?.length;

  // The lobby's own search changes the address too; the box follows it.
  if (query !== shownQuery) {
    setShownQuery(query);
    setText(query);
  }
  useSlashKey(hasShortcut, () => input.current?.focus());

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    const keyword = text.trim();
    void navigate(keyword === '' ? '/games' : `/games?q=${encodeURIComponent(keyword)}`);
    onSearched?.();
  };
  const label = count === undefined ? t('layout.search') : t('layout.searchCount', { count });
  return (
    <search className="search">
      <Search size={18} />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        className="form-control"
        placeholder={label}
        aria-label={label}
        maxLength={100}
        value={text}
        data-autofocus="always"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {hasShortcut && (
        <span className="search-key" aria-hidden="true">
          /
        </span>
      )}
    </search>
  );
}

function isElsewhere(target: EventTarget | null): boolean {
  const place = 'input, textarea, select, [contenteditable], [role="dialog"]';
  return target instanceof Element && target.closest(place) !== null;
}

/** Calls back for a "/" anywhere on the page; an open dialog keeps its keys. */
export function useSlashKey(isOn: boolean, onSlash: () => void): void {
  // A layout effect, so that the key works as soon as the page is painted.
  useLayoutEffect(() => {
    if (!isOn) return;
    const listener = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isElsewhere(event.target)) return;
      event.preventDefault();
      onSlash();
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  });
}
