import '@/styles/segmented.css';
import { type KeyboardEvent, type ReactNode, useId } from 'react';

type Segment<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  /** Required when the label is an icon. */
  readonly name?: string;
};

type SegmentedProps<Value extends string> = {
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string;
};

/** A radio group in the look of a switch. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, segments, value, onChange, className } = props;
  const group = useId();
  return (
    <fieldset className={`segmented min-w-0 d-flex ${className ?? ''}`}>
      <legend className="visually-hidden">{label}</legend>
      {segments.map((segment) => (
        <label key={segment.value} className={segment.value === value ? 'is-active' : ''}>
          <input
            type="radio"
            className="visually-hidden"
            name={group}
            value={segment.value}
            aria-label={segment.name}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.label}
        </label>
      ))}
    </fieldset>
  );
}

type TabsProps<Value extends string> = SegmentedProps<Value> & {
  /** The id of the panel that the tabs switch; give the panel `role="tabpanel"`. */
  readonly panelId: string;
  /** One switch, or a row of chips that may scroll or wrap. */
  readonly look?: 'switch' | 'chips';
};

/** The id of a tab, for the panel's `aria-labelledby`. */
export function tabId(panelId: string, value: string): string {
  return `${panelId}-tab-${value}`;
}

/** The index that each key leads to. */
const moves: Readonly<Record<string, (index: number, length: number) => number>> = {
  ArrowRight: (index, length) => (index + 1) % length,
  ArrowLeft: (index, length) => (index + length - 1) % length,
  Home: () => 0,
  End: (_index, length) => length - 1,
};

/** Tabs over one panel; arrow keys, Home and End move between them. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, segments, value, onChange, panelId, look = 'switch', className = '' } = props;
  const isSwitch = look === 'switch';
  const onKeyDown = (event: KeyboardEvent) => {
    const index = segments.findIndex((segment) => segment.value === value);
    const next = segments[moves[event.key]?.(index, segments.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(tabId(panelId, next.value))?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={label}
      className={isSwitch ? `segmented min-w-0 d-flex ${className}` : className}
      onKeyDown={onKeyDown}
    >
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          role="tab"
          id={tabId(panelId, segment.value)}
          aria-controls={panelId}
          aria-selected={segment.value === value}
          tabIndex={segment.value === value ? 0 : -1}
          className={`${isSwitch ? '' : 'chip align-items-center text-nowrap text-decoration-none'} ${segment.value === value ? 'is-active' : ''}`}
          onClick={() => onChange(segment.value)}
        >
          {segment.label}
        </button>
      ))}
    </div>
  );
}
