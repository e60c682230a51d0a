import { Component, type ReactElement, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Replaces the part that failed; by default nothing is shown. */
  fallback?: ReactElement;
  onError?: () => void;
  children: ReactNode;
}

/** Keeps the rest of a screen if a part of it, such as a menu, fails. The error is reported as an uncaught one. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    // The error reporter listens to the window.
    window.reportError(error);
    this.props.onError?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
