import { Component, type ErrorInfo, type ReactNode } from 'react';
import { isChunkError, mayReloadForChunk } from '../../lib/chunkReload';
import { ErrorPage } from './ErrorPage';
import { NotFoundPage } from './NotFoundPage';
import { statusOf } from './navigationError';

interface ErrorBoundaryProps {
  /** Another value makes a new attempt: the address of the page. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: unknown;
  hasFailed: boolean;
  resetKey: string | undefined;
}

/** Around each page and around the app. (React has no other way than a class to catch what a render throws.) */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error, hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { error: null, hasFailed: false, resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    // Without a network a reload would take away even what can be seen.
    if (isChunkError(error) && navigator.onLine && mayReloadForChunk(Date.now())) window.location.reload();
    else console.error('A page failed to render', error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const status = statusOf(this.state.error);
    return status === 404 ? <NotFoundPage /> : <ErrorPage status={status} />;
  }
}
