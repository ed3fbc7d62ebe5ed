// PostGraphile writes what it may do with a table, a column or a relation as one long text, and parses these texts again for
// each of its nine thousand questions: two thirds of the time that building a schema took. Only some hundred of them
// differ, so that the answers are kept.

interface Resolved {
  behaviorString: string;
}

/** Parts of the class of `build.behavior`, which is not exported and whose instances are frozen. */
interface Behavior {
  entityMatches: (this: Behavior, ...asked: [type: string, entity: unknown, filter: string]) => boolean | undefined;
  getBehaviorForEntity: (this: Behavior, type: string, entity: unknown) => Resolved;
  getPreferencesAppliedBehaviors: (
    this: Behavior,
    ...of: [type: string, inferred: Resolved, override: Resolved]
  ) => Resolved;
  parseBehaviorString: (text: string) => unknown;
}

/** By the text, and within that by the question. */
type Answers<Answer> = Map<string, Map<string, Answer>>;

/** Of one schema: the next may have other plugins. */
interface Known {
  matches: Answers<boolean | undefined>;
  applied: Answers<Resolved>;
}

const knownOf = new WeakMap<Behavior, Known>();
const keeping = new WeakSet<Behavior>();

export const KnownBehaviors: GraphileConfig.Plugin = {
  name: "KnownBehaviors",
  version: "1.0.0",
  schema: {
    hooks: {
      init(types, { behavior }) {
        const shared: Behavior = Object.getPrototypeOf(behavior);
        if (!keeping.has(shared)) keepAnswers(shared);
        keeping.add(shared);
        return types;
      },
    },
  },
};

function keepAnswers(shared: Behavior): void {
  const { entityMatches, getPreferencesAppliedBehaviors, parseBehaviorString } = shared;
  const parsed = new Map<string, unknown>();

  shared.entityMatches = function matches(type, entity, filter) {
    const { behaviorString } = this.getBehaviorForEntity(type, entity);
    const answers = within(known(this).matches, behaviorString);
    return kept(answers, `${type} ${filter}`, () => entityMatches.call(this, type, entity, filter));
  };
  shared.getPreferencesAppliedBehaviors = function applied(type, inferred, override) {
    const answers = within(known(this).applied, inferred.behaviorString);
    const question = `${type} ${override.behaviorString}`;
    return kept(answers, question, () => getPreferencesAppliedBehaviors.call(this, type, inferred, override));
  };
  // Asked only whether it can be read.
  shared.parseBehaviorString = (text) => kept(parsed, text, () => parseBehaviorString(text));
}

function known(behavior: Behavior): Known {
  const found = knownOf.get(behavior) ?? { matches: new Map(), applied: new Map() };
  knownOf.set(behavior, found);
  return found;
}

const within = <Answer>(answers: Answers<Answer>, text: string): Map<string, Answer> =>
  kept(answers, text, () => new Map<string, Answer>());

function kept<Answer>(answers: Map<string, Answer>, question: string, find: () => Answer): Answer {
  const found = answers.get(question);
  if (found !== undefined || answers.has(question)) return found as Answer;
  const answer = find();
  answers.set(question, answer);
  return answer;
}
