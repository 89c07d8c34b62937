import { Component, type ReactNode } from 'react';
import { i18n } from '@/i18n/create-i18n.ts';

type State = { readonly failed: boolean };

/** The last net: a page that threw while rendering says so and offers a reload. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="state state-page" role="alert">
        <img className="state-art" src="/art/spots/error.webp" alt="" width={168} />
        <h1 className="state-title">{i18n.t('errors.unexpected.title')}</h1>
        <p className="state-text">{i18n.t('errors.unexpected.text')}</p>
        <div className="state-actions">
          <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
            {i18n.t('errors.unexpected.reload')}
          </button>
        </div>
      </div>
    );
  }
}
