import { type KeyboardEvent, type ReactNode, useId } from 'react';

export type Tab<K extends string> = {
  readonly key: K;
  readonly label: string;
  /** How much is in it, when that is worth saying. */
  readonly count?: number;
  readonly content: ReactNode;
};

/** A list of bets may have nothing that takes the focus: the keys scroll it by its panel. */
const PANEL_TAB_INDEX = 0;

/** One of several contents at a time; the arrow keys go from tab to tab. */
export function Tabs<K extends string>(props: {
  readonly label: string;
  readonly tabs: readonly Tab<K>[];
  readonly open: K;
  readonly onOpen: (key: K) => void;
}) {
  const { label, tabs, open, onOpen } = props;
  const id = useId();
  const shown = tabs.find(({ key }) => key === open) ?? tabs[0];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ key }) => key === open);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onOpen(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    <div className="tabs">
      <div className="tab-list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ key, label: name, count }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            className="tab"
            aria-selected={key === open}
            aria-controls={`${id}-panel`}
            tabIndex={key === open ? 0 : -1}
            onClick={() => onOpen(key)}
          >
            {name}
            {count !== undefined && count > 0 && <b className="tab-count">{count}</b>}
          </button>
        ))}
      </div>
      <div
        className="tab-panel"
        role="tabpanel"
        tabIndex={PANEL_TAB_INDEX}
        id={`${id}-panel`}
        aria-labelledby={`${id}-${open}`}
      >
        {shown?.content}
      </div>
    </div>
  );
}
