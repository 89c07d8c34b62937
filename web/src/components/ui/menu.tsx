import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

type MenuProps = {
  /** What the button shows. */
  readonly toggle: ReactNode;
  /** The button's name where its content has none. */
  readonly label?: string;
  readonly toggleClassName: string;
  readonly className?: string;
  /** `MenuItem`s, `MenuChoice`s, or links with the role `menuitem` and the class `dropdown-item`. */
  readonly children: ReactNode;
};

const GAP_PX = 8;
const EDGE_PX = 12;

/** Under the button, its right edges in line, and never outside the window. */
function place(button: HTMLElement, panel: HTMLElement): void {
  const { bottom, right } = button.getBoundingClientRect();
  panel.style.top = `${bottom + GAP_PX}px`;
  panel.style.right = `${Math.max(EDGE_PX, document.documentElement.clientWidth - right)}px`;
}

/** What each key does to the place in the list; from outside of it, -1, the first one is next. */
const moves: Readonly<Record<string, (index: number, length: number) => number>> = {
  ArrowDown: (index, length) => (index + 1) % length,
  ArrowUp: (index, length) => (Math.max(index, 0) + length - 1) % length,
  Home: () => 0,
  End: (_index, length) => length - 1,
};

function itemsOf(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('.dropdown-item')];
}

/** Without what is drawn beside the words: an icon, the symbol of a currency. */
function wordsOf(item: HTMLElement): string {
  const words = item.querySelector(':scope > :not([aria-hidden])') ?? item;
  return words.textContent.toLowerCase();
}

/**
 * Arrow keys walk through the items and around the ends, a letter goes to the next item that begins
 * with it; Tab leaves the menu behind.
 */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: panel } = event;
  if (key === 'Tab') panel.hidePopover();
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const items = itemsOf(panel);
  const index = items.findIndex((item) => item.contains(document.activeElement));
  const move = moves[key];
  const next = move
    ? items[move(index, items.length)]
    : [...items.slice(index + 1), ...items].find((item) => wordsOf(item).startsWith(key));
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** The chosen item, otherwise the first, has the focus when the menu opens without saying where. */
function enter(panel: HTMLElement): void {
  if (panel.contains(document.activeElement)) return;
  const chosen = panel.querySelector<HTMLElement>('[aria-checked="true"]');
  (chosen ?? itemsOf(panel)[0])?.focus();
}

/** Where the keys begin that open the menu besides the button's own, which are Enter and Space. */
const ends: Readonly<Record<string, 0 | -1>> = { ArrowDown: 0, ArrowUp: -1 };

/**
 * A button that opens a menu. It stands on the browser's own popover, which closes on Escape and on
 * a click elsewhere: it is on every page, and a positioning library would be a tenth of the code
 * that a player loads first.
 */
export function Menu({ toggle, label, toggleClassName, className = '', children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const placePanel = () => {
    if (button.current && panel.current) place(button.current, panel.current);
  };
  const openAtEnd = (event: KeyboardEvent) => {
    const end = ends[event.key];
    // Asked of the page itself: the state follows a moment after the menu closed.
    if (end === undefined || panel.current?.matches(':popover-open') !== false) return;
    event.preventDefault();
    panel.current.showPopover();
    itemsOf(panel.current).at(end)?.focus();
  };
  return (
    <>
      <button
        ref={button}
        id={`${id}-button`}
        type="button"
        className={toggleClassName}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        popoverTarget={id}
        onKeyDown={openAtEnd}
      >
        {toggle}
      </button>
      <div
        ref={panel}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-labelledby={`${id}-button`}
        popover="auto"
        className={`dropdown-menu menu ${className}`}
        onBeforeToggle={placePanel}
        onToggle={(event) => {
          const opens = event.newState === 'open';
          setIsOpen(opens);
          if (opens) enter(event.currentTarget);
        }}
        onClick={() => panel.current?.hidePopover()}
        onKeyDown={walk}
      >
        {children}
      </div>
    </>
  );
}

type MenuItemProps = {
  readonly onSelect: () => void;
  readonly children: ReactNode;
};

/** Something to do. */
export function MenuItem({ onSelect, children }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className="dropdown-item"
      onClick={onSelect}
    >
      {children}
    </button>
  );
}

type MenuChoiceProps = MenuItemProps & {
  readonly isChecked: boolean;
  readonly lang?: string;
};

/** One out of several. */
export function MenuChoice({ isChecked, lang, onSelect, children }: MenuChoiceProps) {
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={isChecked}
      tabIndex={-1}
      lang={lang}
      className={`dropdown-item ${isChecked ? 'active' : ''}`}
      onClick={onSelect}
    >
      {children}
    </button>
  );
}
