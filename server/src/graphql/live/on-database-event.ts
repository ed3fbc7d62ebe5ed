import { context, listen, type Step } from "postgraphile/grafast";

/** Wakes a live field on every notification of the topic, the first time at once. */
export const onDatabaseEvent = ($topic: Step<string>) =>
  listen(context().get("pgSubscriber"), $topic, ($event) => $event);
