import { Component, type ReactNode } from 'react';
import { ErrorReport } from './error-report.tsx';

interface Props {
  readonly children: ReactNode;
}
interface State {
  readonly error: unknown;
  readonly failed: boolean;
}
/** Keeps an error of one page to that page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }
  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorReport error={this.state.error} again={() => this.setState({ error: null, failed: false })} />
    );
  }
}
