import { Component, type ReactNode } from 'react';
import { firstText } from '@/i18n/first-text.ts';

type ErrorBoundaryProps = {
  readonly children: ReactNode;
  /** For the net around everything, which has no frame to stand in. */
  readonly isWholeWindow?: boolean;
};

type State = { readonly failed: boolean };

/** What threw while rendering is said in its place, with two ways out. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    const { children, isWholeWindow = false } = this.props;
    if (!this.state.failed) return children;
    return (
      <div className={`state ${isWholeWindow ? 'state-page' : ''}`} role="alert">
        <img className="state-art" src="/art/spots/error.webp" alt="" width={168} />
        <h1 className="state-title">{firstText('errors.unexpected.title')}</h1>
        <p className="state-text">{firstText('errors.unexpected.text')}</p>
        <div className="state-actions">
          <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
            {firstText('errors.unexpected.reload')}
          </button>
          {/* A link of the router would need the router, which may be what broke. */}
          <a className="btn btn-secondary" href="/home">
            {firstText('common.notFound.home')}
          </a>
        </div>
      </div>
    );
  }
}
