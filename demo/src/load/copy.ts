import type pg from 'pg';
import { rowText, type Table } from './table.ts';

/** As much of a connection as COPY needs; `pg` has the messages but no method of its own for them. */
interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  readonly stream: { readonly writableNeedDrain: boolean; once(event: 'drain', listener: () => void): void };
}

const CHUNK = 64 * 1024;

/** Sends rows in chunks and waits whenever the connection is full, so that memory stays bounded. */
async function send(rows: Table['rows'], connection: CopyConnection): Promise<void> {
  let buffered = '';
  for (const row of rows) {
    buffered += rowText(row);
    if (buffered.length < CHUNK) continue;
    connection.sendCopyFromChunk(Buffer.from(buffered));
    buffered = '';
    if (connection.stream.writableNeedDrain) {
      await new Promise<void>((resolve) => connection.stream.once('drain', resolve));
    }
  }
  if (buffered !== '') connection.sendCopyFromChunk(Buffer.from(buffered));
}

/** One COPY … FROM STDIN, in the shape in which `pg` takes queries of its own kind. */
class CopyQuery {
  readonly #text: string;
  readonly #rows: Table['rows'];
  readonly #done: (error?: Error) => void;

  constructor({ name, columns, rows }: Table, done: (error?: Error) => void) {
    this.#text = `copy ${name} (${columns.join(', ')}) from stdin`;
    this.#rows = rows;
    this.#done = done;
  }

  submit(connection: CopyConnection): void {
    connection.query(this.#text);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    send(this.#rows, connection).then(
      () => connection.endCopyFrom(),
      (error: unknown) => this.#done(error instanceof Error ? error : new Error(String(error))),
    );
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#done();
  }

  handleError(error: Error): void {
    this.#done(error);
  }
}

/** Writes the rows of a table with COPY, as fast as the server takes them. Rejects with the server's error. */
export const copy = (client: pg.PoolClient, table: Table): Promise<void> =>
  new Promise((resolve, reject) => {
    const query = new CopyQuery(table, (error) => (error ? reject(error) : resolve()));
    client.query(query as unknown as pg.Submittable);
  });
