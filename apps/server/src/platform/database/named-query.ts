import pg from 'pg';

type Done = (error: Error | null, result: unknown) => void;

/** What the driver's types leave out of its connection. */
interface Connection {
  describe(message: object): void;
}

interface RowDescription {
  readonly fields: readonly object[];
}

/** What they leave out of its queries. */
interface DriversQuery {
  name: string | undefined;
  hasBeenParsed(connection: Connection): unknown;
  prepare(connection: Connection): void;
  handleRowDescription(description: RowDescription): void;
  handleCommandComplete(message: object, connection: Connection): void;
}

const DriversQuery = (pg as unknown as { Query: new (text: string, values: unknown[], done: Done) => DriversQuery })
  .Query;

/** The columns of the rows that a statement answers, by its name; null where it answers none. */
const answers = new Map<string, RowDescription | null>();

const silences = new WeakMap<Connection, Connection>();

/** The connection, deaf to questions what a statement answers. */
function withoutDescribing(connection: Connection): Connection {
  const known = silences.get(connection);
  if (known) return known;
  const silence = Object.create(connection, { describe: { value: () => undefined } }) as Connection;
  silences.set(connection, silence);
  return silence;
}

/**
 * A prepared statement that asks only once what its rows look like, and not with each call: for the wide rows of a cart
 * that is a good part of the bytes and of the work on both sides. What a statement answers can change with the tables
 * only, and then the database refuses the plan that it had prepared.
 */
export class NamedQuery extends DriversQuery {
  constructor(name: string, { text, values }: { readonly text: string; readonly values: unknown[] }, done: Done) {
    super(text, values, done);
    this.name = name;
  }

  override prepare(connection: Connection): void {
    const answer = this.name !== undefined && this.hasBeenParsed(connection) ? answers.get(this.name) : undefined;
    if (answer === undefined) return super.prepare(connection);
    if (answer !== null) super.handleRowDescription(answer);
    super.prepare(withoutDescribing(connection));
  }

  override handleRowDescription(description: RowDescription): void {
    if (this.name !== undefined) answers.set(this.name, description);
    super.handleRowDescription(description);
  }

  override handleCommandComplete(message: object, connection: Connection): void {
    if (this.name !== undefined && !answers.has(this.name)) answers.set(this.name, null);
    super.handleCommandComplete(message, connection);
  }
}
