import { Factory, History, Search, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { GamePicture } from '@/components/ui/game-picture.tsx';
import { optionId, type Suggestion, type SuggestionGroup } from './search-suggestions.ts';

type SearchListProps = {
  readonly id: string;
  readonly groups: readonly SuggestionGroup[];
  /** The index of the highlighted option over all groups; -1 for none. */
  readonly active: number;
  readonly onChoose: (option: Suggestion) => void;
};

/** The list below the search field. The focus stays in the field, which the arrow keys leave. */
export default function SearchList({ id, groups, active, onChoose }: SearchListProps) {
  const { t } = useTranslation();
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const titles = {
    recent: t('layout.searchRecent'),
    popular: t('layout.searchPopular'),
    games: t('layout.pages.games'),
    suppliers: t('layout.searchSuppliers'),
    all: null,
  } as const;
  let index = -1;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('layout.search')}
      className="search-list overflow-y-auto"
    >
      {groups.map(({ name, options }) => (
        <fieldset key={name} aria-label={titles[name] ?? undefined}>
          {titles[name] !== null && (
            <div className="text-3 fw-semibold px-2-5 pt-2 pb-1 fs-xs" aria-hidden="true">
              {titles[name]}
            </div>
          )}
          {options.map((option) => {
            index += 1;
            return (
              <Option
                key={keyOf(option)}
                id={optionId(id, index)}
                option={option}
                isActive={index === active}
                onChoose={onChoose}
              />
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}

function keyOf(option: Suggestion): string {
  switch (option.kind) {
    case 'game':
      return option.game.gameId;
    case 'supplier':
      return option.supplier;
    case 'recent':
      return option.text;
    default:
      return option.kind;
  }
}

type OptionProps = {
  readonly id: string;
  readonly option: Suggestion;
  readonly isActive: boolean;
  readonly onChoose: (option: Suggestion) => void;
};

function Option({ id, option, isActive, onChoose }: OptionProps) {
  return (
    <button
      type="button"
      id={id}
      tabIndex={-1}
      role="option"
      aria-selected={isActive}
      className={`search-option d-flex align-items-center gap-3 w-100 min-h-hit px-2-5 py-1-5 border-0 rounded-10 text-start is-${option.kind}`}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
    >
      <OptionContent option={option} />
    </button>
  );
}

function OptionContent({ option }: { readonly option: Suggestion }) {
  const { t } = useTranslation();
  switch (option.kind) {
    case 'game':
      return (
        <>
          <span className="search-art w-40 h-46 rounded-8 overflow-hidden">
            <GamePicture game={option.game} sizes="40px" />
          </span>
          <span className="min-w-0 d-grid">
            <span className="ellipsis">{option.game.gameName}</span>
            <span className="tiny-text fs-xs text-3 ellipsis">
              {option.game.supplier || t('games.unknownSupplier')}
            </span>
          </span>
        </>
      );
    case 'supplier':
      return <IconOption icon={Factory} text={option.supplier} />;
    case 'recent':
      return <IconOption icon={History} text={option.text} />;
    case 'clear':
      return <IconOption icon={X} text={t('layout.searchClear')} />;
    case 'all':
      return <IconOption icon={Search} text={t('layout.searchAll', { query: option.query })} />;
  }
}

type IconOptionProps = { readonly icon: typeof Search; readonly text: string };

function IconOption({ icon: Icon, text }: IconOptionProps) {
  return (
    <>
      <Icon size={17} className="text-3 flex-none w-40" />
      <span className="ellipsis">{text}</span>
    </>
  );
}
