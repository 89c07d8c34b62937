import type { ReactNode } from 'react';

type EmptyStateProps = {
  /** An image of `/art/spots`, or an icon in a brass box. */
  readonly art?: string;
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: string;
  readonly action?: ReactNode;
  /** The state is the only content of the page: the title is its heading. */
  readonly isFullPage?: boolean;
};

/** An empty list: one line on its purpose and one action. */
export function EmptyState(props: EmptyStateProps) {
  const { art, icon, title, text, action, isFullPage = false } = props;
  const Title = isFullPage ? 'h1' : 'p';
  return (
    <div className="state flex-column d-flex align-items-center">
      {art !== undefined && <img className="state-art h-auto mb-2" src={art} alt="" width={168} />}
      {icon !== undefined && <span className="state-icon d-grid place-items-center">{icon}</span>}
      <Title className="state-title">{title}</Title>
      {text !== undefined && <p className="state-text">{text}</p>}
      {action !== undefined && (
        <div className="state-actions d-flex flex-wrap justify-content-center gap-2-5">
          {action}
        </div>
      )}
    </div>
  );
}
