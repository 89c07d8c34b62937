import { Component, type ReactNode } from 'react';
import { retryFailedChunks } from '@/lib/browser/lazy-with-retry.ts';

type ErrorBoundaryProps = {
  readonly children: ReactNode;
  /** The fallback in place of the children; `retry` renders the children again. */
  readonly failure: (retry: () => void) => ReactNode;
};

type State = { readonly failed: boolean };

/** Catches errors of rendering and chunks that failed to load. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  /** The next render of a failed chunk requests it again, here or elsewhere. */
  override componentDidCatch(): void {
    retryFailedChunks();
  }

  override render(): ReactNode {
    return this.state.failed
      ? this.props.failure(() => this.setState({ failed: false }))
      : this.props.children;
  }
}
