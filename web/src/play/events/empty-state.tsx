import type { ReactNode } from 'react';

/** Nothing here yet: what would be, and what to do about it. */
export function EmptyState(props: {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
}) {
  return (
    <div className="empty-state">
      <span className="empty-icon">{props.icon}</span>
      <strong>{props.title}</strong>
      <p>{props.text}</p>
    </div>
  );
}

/** The shapes of what is being asked for. */
export function Bones(props: { readonly rows: number; readonly height: number }) {
  const rows = Array.from({ length: props.rows }, (_, row) => `bone-${row}`);
  return (
    <div className="bones" aria-hidden>
      {rows.map((row) => (
        <span key={row} style={{ height: props.height }} />
      ))}
    </div>
  );
}
