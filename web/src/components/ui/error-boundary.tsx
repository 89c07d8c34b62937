import { Component, type ReactNode } from 'react';
import { retryFailedChunks } from '@/lib/lazy-with-retry.ts';

type ErrorBoundaryProps = {
  readonly children: ReactNode;
  /** What stands in place of the children; `retry` puts them back. */
  readonly failure: (retry: () => void) => ReactNode;
};

type State = { readonly failed: boolean };

/** Catches what throws while rendering, and parts of the client that cannot be loaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  /** Whoever shows a part next tries again, here or elsewhere. */
  override componentDidCatch(): void {
    retryFailedChunks();
  }

  override render(): ReactNode {
    return this.state.failed
      ? this.props.failure(() => this.setState({ failed: false }))
      : this.props.children;
  }
}
