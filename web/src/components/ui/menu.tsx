import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

type MenuProps = {
  /** The content of the button. */
  readonly toggle: ReactNode;
  /** The button's label, for content without text. */
  readonly label?: string;
  readonly toggleClassName: string;
  readonly className?: string;
  /** `MenuItem`s, `MenuChoice`s, or links with the role `menuitem` and the class `dropdown-item`. */
  readonly children: ReactNode;
};

const GAP_PX = 8;
const EDGE_PX = 12;

/** Below the button, aligned with its right edge, and inside the window. */
function place(button: HTMLElement, panel: HTMLElement): void {
  const { bottom, right } = button.getBoundingClientRect();
  panel.style.top = `${bottom + GAP_PX}px`;
  panel.style.right = `${Math.max(EDGE_PX, document.documentElement.clientWidth - right)}px`;
}

/** The index that each key leads to; from outside of the list (-1) the next is the first. */
const moves: Readonly<Record<string, (index: number, length: number) => number>> = {
  ArrowDown: (index, length) => (index + 1) % length,
  ArrowUp: (index, length) => (Math.max(index, 0) + length - 1) % length,
  Home: () => 0,
  End: (_index, length) => length - 1,
};

function itemsOf(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('.dropdown-item')];
}

/** The text without decorations: an icon, the symbol of a currency. */
function textOf(item: HTMLElement): string {
  const content = item.querySelector(':scope > :not([aria-hidden])') ?? item;
  return content.textContent.toLowerCase();
}

/**
 * Arrow keys move through the items and wrap around, a letter moves to the next item that starts
 * with it, and Tab leaves the menu.
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
    : [...items.slice(index + 1), ...items].find((item) => textOf(item).startsWith(key));
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Focuses the chosen item, otherwise the first, when the menu opens without a given item. */
function enter(panel: HTMLElement): void {
  if (panel.contains(document.activeElement)) return;
  const chosen = panel.querySelector<HTMLElement>('[aria-checked="true"]');
  (chosen ?? itemsOf(panel)[0])?.focus();
}

/** The index where the opening keys start; Enter and Space are the button's own. */
const ends: Readonly<Record<string, 0 | -1>> = { ArrowDown: 0, ArrowUp: -1 };

/**
 * A button that opens a menu. It uses the browser's popover, which closes on Escape and on a click
 * outside. The menu is part of every page, and a positioning library would be a tenth of the
 * initial code.
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
    // Read from the document: the state follows shortly after the menu has closed.
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

/** An action. */
export function MenuItem({ onSelect, children }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className="dropdown-item align-items-center gap-2-5 fs-md"
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

/** One of several alternatives. */
export function MenuChoice({ isChecked, lang, onSelect, children }: MenuChoiceProps) {
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={isChecked}
      tabIndex={-1}
      lang={lang}
      className={`dropdown-item align-items-center gap-2-5 fs-md ${isChecked ? 'active' : ''}`}
      onClick={onSelect}
    >
      {children}
    </button>
  );
}
