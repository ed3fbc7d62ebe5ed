import { createElement, use, useState, type ComponentType, type ReactNode } from "react";
import { PartMissing } from "./part-missing.tsx";

export interface MissingPartProps<Props> {
  /** The props that the part was to be rendered with. */
  props: Props;
  onRetry: () => void;
}

type Component = (props: never) => ReactNode;
type PropsOf<Part extends Component> = Parameters<Part>[0];

/**
 * A part of the app that is loaded when it is first shown, or ahead of that by `fetch`. If that fails, everything
 * around it stays: `Missing` takes its place and offers to try again. It suspends while it loads.
 */
export function lazyPart<Part extends Component>(
  load: () => Promise<Part>,
  Missing: ComponentType<MissingPartProps<PropsOf<Part>>> = PartMissing,
): Part & { fetch: () => Promise<void> } {
  let ready: ComponentType<PropsOf<Part>> | null = null;
  let outcome: Promise<ComponentType<PropsOf<Part>> | null> | undefined;
  const fetchPart = () =>
    (outcome ??= load().then(
      (part) => (ready = part),
      () => null,
    ));

  function Loaded({ props, onRetry }: MissingPartProps<PropsOf<Part>>) {
    const Fetched = use(fetchPart());
    return Fetched ? createElement(Fetched, props) : <Missing props={props} onRetry={onRetry} />;
  }
  function Lazy(props: PropsOf<Part>) {
    const [fetched] = useState(() => ready);
    const [attempt, setAttempt] = useState(0);
    if (fetched) return createElement(fetched, props);
    const retry = () => {
      outcome = undefined;
      setAttempt((before) => before + 1);
    };
    return <Loaded key={attempt} props={props} onRetry={retry} />;
  }

  return Object.assign(Lazy, {
    async fetch() {
      await fetchPart();
    },
  }) as unknown as Part & { fetch: () => Promise<void> };
}
