import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A panel beside the reels on wide pages. */
export function Panel(props: {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const { icon: Icon, title, className, children } = props;
  return (
    <aside className={`panel ${className}`} aria-label={title}>
      <h2 className="panel-title d-flex align-items-center gap-2">
        <Icon size={17} aria-hidden />
        {title}
      </h2>
      {children}
    </aside>
  );
}

/** A counter of a slot: a panel on wide pages, otherwise a row or a column of chips. */
export function Gauge(props: {
  readonly isWide: boolean;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly note: string;
  /** Shown in the panel only, before the tiers. */
  readonly glass?: ReactNode;
  /** The tiers. */
  readonly children: ReactNode;
}) {
  const { isWide, icon, title, note, glass, children } = props;
  if (!isWide) {
    return (
      <section className="chips position-absolute z-2" aria-label={title}>
        {children}
      </section>
    );
  }
  return (
    <Panel icon={icon} title={title} className="panel-meter">
      <div className="glass-row">
        {glass}
        {children}
      </div>
      <p className="panel-note fs-xs">{note}</p>
    </Panel>
  );
}
