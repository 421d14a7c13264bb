import { connect, type Socket } from 'node:net';

export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface HttpResponse {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const EMPTY = Buffer.alloc(0);

/** Parses the response at the start of the bytes; null while it is incomplete. */
function parseResponse(bytes: Buffer): HttpResponse | null {
  const headEnd = bytes.indexOf(END_OF_HEAD);
  if (headEnd < 0) return null;
  const head = bytes.toString('latin1', 0, headEnd);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error('a response without content-length');
  const start = headEnd + END_OF_HEAD.length;
  if (bytes.length < start + Number(length)) return null;
  const retryAfter = /\r\nretry-after: (\w+)/i.exec(head)?.[1] ?? null;
  const text = bytes.toString('utf8', start, start + Number(length));
  return { status: Number(head.slice(9, 12)), retryAfter, text };
}

/** A keep-alive connection with one request at a time. */
class Connection {
  readonly #socket: Socket;
  #bytes: Buffer = EMPTY;
  #waiting: { resolve(response: HttpResponse): void; reject(error: Error): void } | null = null;

  constructor({ hostname, port }: URL) {
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on('data', (part: Buffer) => this.#receive(part));
    this.#socket.on('error', (error) => this.#fail(error));
    this.#socket.on('close', () => this.#fail(new Error('the connection was closed')));
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed;
  }

  send(text: string): Promise<HttpResponse> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(text);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #receive(part: Buffer): void {
    this.#bytes = this.#bytes.length === 0 ? part : Buffer.concat([this.#bytes, part]);
    try {
      const response = parseResponse(this.#bytes);
      if (!response) return;
      this.#bytes = EMPTY;
      const waiting = this.#waiting;
      this.#waiting = null;
      waiting?.resolve(response);
    } catch (error) {
      this.#socket.destroy(error as Error);
    }
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error);
    this.#waiting = null;
  }
}

const idle = new Map<string, Connection[]>();

/** Closes the idle connections. */
export function closeConnections(): void {
  for (const connection of [...idle.values()].flat()) connection.close();
  idle.clear();
}

/**
 * Sends a request over a pooled connection. It speaks only as much HTTP as the shop's responses need, because the load shares its
 * cores with the server that it measures. Rejects when the connection fails.
 */
export async function sendRequest(address: string, request: HttpRequest): Promise<HttpResponse> {
  const pool = idle.get(address) ?? [];
  idle.set(address, pool);
  let connection = pool.pop();
  while (connection && !connection.isOpen) connection = pool.pop();
  connection ??= new Connection(new URL(address));
  const { method, path, headers, body } = request;
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = Buffer.byteLength(body);
  const head = `${method} ${path} HTTP/1.1\r\nhost: shop\r\ncontent-length: ${length}\r\n${fields.join('')}\r\n`;
  const response = await connection.send(head + body);
  pool.push(connection);
  return response;
}
