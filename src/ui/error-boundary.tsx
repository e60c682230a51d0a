import { Component, type ReactElement, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Takes the place of what has failed; by default nothing does. */
  fallback?: ReactElement;
  onError?: () => void;
  children: ReactNode;
}

/** Keeps an error of a part, such as a menu, from taking the screen with it. The error is reported as an uncaught one. */
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
