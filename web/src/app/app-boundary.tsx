import { Component, type ReactNode } from "react";
import { CrashPage } from "./layouts/crash-page.tsx";

/** The last resort: whatever breaks outside of a page is told in words, and never leaves an empty window. */
export class AppBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <CrashPage /> : this.props.children;
  }
}
