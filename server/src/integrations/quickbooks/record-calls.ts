/** Reads, creates, changes and removes single records. */
import { deletedSchema, type QboEntity, type QboEntityOf, type QboVersion } from "./entities/entity.ts";
import { readAnswer, pathOf, under, wireOf, writeParameters, type Ask, type Write } from "./wire.ts";

interface Creation extends Write {
  /** Takes a document number that another document has. */
  allowsUsedNumber?: boolean;
}

interface Change<Changes> {
  version: QboVersion;
  /** Fields that are left out stay as they are. */
  changes: Changes;
}

/** An estimate, an invoice or a payment. */
interface Amounting {
  TotalAmt: number;
}

export const recordCalls = (ask: Ask) => ({
  async read<Row>(entity: QboEntityOf<Row>, id: string): Promise<Row> {
    const answer = await ask({ method: "GET", path: `${pathOf(entity)}/${encodeURIComponent(id)}` });
    return readAnswer(answer, under(entity.name, entity.row));
  },

  async create<Fields, Row>(
    entity: Pick<QboEntity<Fields, unknown, Row>, "name" | "fields" | "row">,
    fields: Fields,
    { requestId, allowsUsedNumber = false }: Creation,
  ): Promise<Row> {
    const parameters = {
      ...writeParameters({ requestId }),
      ...(allowsUsedNumber && { include: "allowduplicatedocnum" }),
    };
    const body = JSON.stringify(wireOf(entity.fields, fields));
    const answer = await ask({ method: "POST", path: pathOf(entity), parameters, body });
    return readAnswer(answer, under(entity.name, entity.row));
  },

  /** Throws `stale` when the version is not the present one. */
  async update<Changes, Row>(
    entity: Pick<QboEntity<unknown, Changes, Row>, "name" | "changes" | "row">,
    { version: { Id, SyncToken }, changes }: Change<Changes>,
    write: Write,
  ): Promise<Row> {
    const body = JSON.stringify({ ...wireOf(entity.changes, changes), Id, SyncToken, sparse: true });
    const answer = await ask({ method: "POST", path: pathOf(entity), parameters: writeParameters(write), body });
    return readAnswer(answer, under(entity.name, entity.row));
  },

  /** Its amounts become 0; the document stays. */
  async voidTransaction<Row extends Amounting>(
    entity: QboEntityOf<Row>,
    version: QboVersion,
    write: Write,
  ): Promise<Row> {
    const answer = await ask(operation(entity, version, { ...writeParameters(write), operation: "void" }));
    return readAnswer(answer, under(entity.name, entity.row));
  },

  async deleteTransaction(entity: QboEntityOf<Amounting>, version: QboVersion, write: Write): Promise<void> {
    const answer = await ask(operation(entity, version, { ...writeParameters(write), operation: "delete" }));
    readAnswer(answer, under(entity.name, deletedSchema));
  },
});

const operation = (
  entity: { name: string },
  { Id, SyncToken }: QboVersion,
  parameters: Readonly<Record<string, string>>,
) => ({ method: "POST" as const, path: pathOf(entity), parameters, body: JSON.stringify({ Id, SyncToken }) });
