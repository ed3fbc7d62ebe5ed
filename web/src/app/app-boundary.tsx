import { Component, type ReactNode } from "react";
import { CrashPage } from "./layouts/crash-page.tsx";

/** The last resort: any error outside of a page shows a message, never an empty window. */
export class AppBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <CrashPage /> : this.props.children;
  }
}
