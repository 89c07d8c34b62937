import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useLobbyQuery } from './lobby-query.ts';
import { useSlashKey } from './use-slash-key.ts';

/**
 * The search field of the lobby: in the header, on phones in the page. Searches as the player types:
 * the input updates at once, the address and the games follow.
 */
export function LobbySearch() {
  const { t } = useTranslation();
  const [query, change] = useLobbyQuery();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  useEffect(() => {
    // The search changed elsewhere, as by "clear filters"; the field's own changes arrive late.
    if (document.activeElement !== input.current) setText(query);
  }, [query]);
  useSlashKey(true, () => input.current?.focus());
  const search = (next: string) => {
    setText(next);
    change(next);
  };
  return (
    <search className="search position-relative">
      <Search className="position-absolute text-3 pe-none" size={18} />
      <input
        ref={input}
        type="search"
        className="form-control"
        placeholder={t('games.find')}
        aria-label={t('games.find')}
        maxLength={100}
        value={text}
        onChange={(event) => search(event.target.value)}
      />
      {text !== '' && (
        <IconButton
          label={t('common.clear')}
          icon={X}
          iconSizePx={17}
          className="position-absolute top-0 end-0"
          onClick={() => search('')}
        />
      )}
    </search>
  );
}
