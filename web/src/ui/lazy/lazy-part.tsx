import { createElement, use, useCallback, useEffect, useState, type ComponentType, type ReactNode } from "react";
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
 * around it stays: `Missing` takes its place and offers to try again, and the network's return tries by itself. A failure
 * is forgotten once nothing shows it: opening the part fetches it again. It suspends while it loads.
 */
export function lazyPart<Part extends Component>(
  load: () => Promise<Part>,
  Missing: ComponentType<MissingPartProps<PropsOf<Part>>> = PartMissing,
): Part & { fetch: () => Promise<void> } {
  let ready: ComponentType<PropsOf<Part>> | null = null;
  let outcome: Promise<ComponentType<PropsOf<Part>> | null> | undefined;
  let shown: typeof outcome;
  const forget = (failed: typeof outcome) => {
    if (outcome === failed) outcome = undefined;
  };
  const fetchPart = () =>
    (outcome ??= load().then(
      (part) => (ready = part),
      () => null,
    ));

  function Loaded({ props, onRetry }: MissingPartProps<PropsOf<Part>>) {
    const fetching = (shown = fetchPart());
    const Fetched = use(fetching);
    return Fetched ? createElement(Fetched, props) : <Failed failed={fetching} props={props} onRetry={onRetry} />;
  }
  function Failed({ failed, props, onRetry }: MissingPartProps<PropsOf<Part>> & { failed: typeof outcome }) {
    const retry = useCallback(() => {
      forget(failed);
      onRetry();
    }, [failed, onRetry]);
    useEffect(() => {
      window.addEventListener("online", retry);
      return () => {
        window.removeEventListener("online", retry);
        forget(failed);
      };
    }, [failed, retry]);
    return <Missing props={props} onRetry={retry} />;
  }
  function Lazy(props: PropsOf<Part>) {
    const [fetched] = useState(() => ready);
    const [attempt, setAttempt] = useState(0);
    const retry = useCallback(() => setAttempt((before) => before + 1), []);
    if (fetched) return createElement(fetched, props);
    return <Loaded key={attempt} props={props} onRetry={retry} />;
  }

  return Object.assign(Lazy, {
    async fetch() {
      const fetching = fetchPart();
      if ((await fetching) === null && shown !== fetching) forget(fetching);
    },
  }) as unknown as Part & { fetch: () => Promise<void> };
}
