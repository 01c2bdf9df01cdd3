import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  onError(error: unknown): void;
  readonly children: ReactNode;
}

/** What breaks inside is told, and shows nothing. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
