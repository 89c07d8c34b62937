import type { ReactNode } from 'react';

type EmptyStateProps = {
  /** A picture of `/art/spots`, or an icon in a brass box. */
  readonly art?: string;
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: string;
  readonly action?: ReactNode;
};

/** Nothing there yet: one line on what belongs here and one way on. */
export function EmptyState({ art, icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="state">
      {art !== undefined && <img className="state-art" src={art} alt="" width={168} />}
      {icon !== undefined && <span className="state-icon">{icon}</span>}
      <p className="state-title">{title}</p>
      {text !== undefined && <p className="state-text">{text}</p>}
      {action !== undefined && <div className="state-actions">{action}</div>}
    </div>
  );
}
