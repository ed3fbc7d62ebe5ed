// People who read all the time: what each of them gets is an answer with data.
const people = 4;

const questions = [
  `{ serviceOrders(first: 25, orderBy: CREATED_AT_DESC) { totalCount nodes { id internalOrderNumber } } }`,
  `{ customers(first: 25) { nodes { id vehicles(first: 5) { nodes { id } } } } }`,
  `{ appointments(first: 25) { nodes { id startsAt } } }`,
];

/** Reads until the work is over. Returns what went wrong, each kind once. */
export async function readDuring(url: string, token: string, work: () => Promise<void>): Promise<string[]> {
  const problems = new Set<string>();
  const over = new AbortController();
  const read = async (person: number) => {
    for (let turn = person; !over.signal.aborted; turn++) {
      const problem = await ask(url, token, questions[turn % questions.length] ?? "");
      if (problem) problems.add(problem);
    }
  };
  const readers = Array.from({ length: people }, (_, person) => read(person));
  try {
    await work();
  } finally {
    over.abort();
    await Promise.all(readers);
  }
  return [...problems];
}

async function ask(url: string, token: string, query: string): Promise<string | null> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  try {
    const answer = await fetch(`${url}/v1/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) });
    if (!answer.ok) return `a reader was answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`;
    const { errors } = (await answer.json()) as { errors?: { message: string }[] };
    return errors ? `a reader was told: ${errors[0]?.message}` : null;
  } catch (error) {
    return `a reader had no answer: ${String(error)}`;
  }
}
