import { Component, type ErrorInfo, type ReactNode } from 'react';
import { isChunkError, mayReloadForChunk } from '../../lib/chunkReload';
import { statusOf } from '../../lib/navigationError';
import { hasUnsaved } from '../../lib/unsaved';
import { PlainButton } from '../../ui/PlainButton';
import { PageTitle } from '../../ui/page/PageHeader';
import { ErrorGround, NotFoundPage, errorTexts } from './NotFoundPage';

interface ErrorPageProps {
  status: number;
  /**
   * A part of the program could not be fetched, and the page is not reloaded, since it holds unsaved input.
   */
  hasUnsaved: boolean;
}

/** What is shown in place of a page that broke. */
function ErrorPage({ status, hasUnsaved }: ErrorPageProps) {
  return (
    <ErrorGround role="alert">
      <PageTitle>{errorTexts.errorTitle}</PageTitle>
      <p className="status">{status}</p>
      <h1>{errorTexts.errorTitle}</h1>
      <p>{hasUnsaved ? errorTexts.errorUnsaved : errorTexts.errorText}</p>
      <PlainButton type="button" look="contained" onClick={() => window.location.reload()}>
        {errorTexts.reload}
      </PlainButton>
    </ErrorGround>
  );
}

interface ErrorBoundaryProps {
  /** Another value makes a new attempt: the address of the page. */
  resetKey?: string;
  /** Reloads the page; only tests pass another function. */
  reload?: () => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: unknown;
  hasFailed: boolean;
  /** Something was written and not saved when it failed. */
  isHeld: boolean;
  resetKey: string | undefined;
}

/** Around each page and around the app. (React has no other way than a class to catch what a render throws.) */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, hasFailed: false, isHeld: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error, hasFailed: true, isHeld: isChunkError(error) && hasUnsaved() };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { error: null, hasFailed: false, isHeld: false, resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    const { reload = () => window.location.reload() } = this.props;
    // Without a network a reload would take away even what can be seen.
    const mayReload = isChunkError(error) && navigator.onLine && !this.state.isHeld;
    if (mayReload && mayReloadForChunk(Date.now())) reload();
    // An address that does not exist is no fault of the program.
    else if (statusOf(error) !== 404) console.error('A page failed to render', error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const status = statusOf(this.state.error);
    return status === 404 ? <NotFoundPage /> : <ErrorPage status={status} hasUnsaved={this.state.isHeld} />;
  }
}
