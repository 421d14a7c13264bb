import { connect, type Socket } from 'node:net';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const NOTHING = Buffer.alloc(0);

/** The answer that the bytes begin with; null as long as it is not whole. */
function answerIn(bytes: Buffer): Answer | null {
  const headEnd = bytes.indexOf(END_OF_HEAD);
  if (headEnd < 0) return null;
  const head = bytes.toString('latin1', 0, headEnd);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error('an answer without a length');
  const start = headEnd + END_OF_HEAD.length;
  if (bytes.length < start + Number(length)) return null;
  const retryAfter = /\r\nretry-after: (\w+)/i.exec(head)?.[1] ?? null;
  const text = bytes.toString('utf8', start, start + Number(length));
  return { status: Number(head.slice(9, 12)), retryAfter, text };
}

/** A connection that is kept open and carries one question at a time. */
class Line {
  readonly #socket: Socket;
  #bytes: Buffer = NOTHING;
  #waiting: { resolve(answer: Answer): void; reject(error: Error): void } | null = null;

  constructor({ hostname, port }: URL) {
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on('data', (part: Buffer) => this.#take(part));
    this.#socket.on('error', (error) => this.#break(error));
    this.#socket.on('close', () => this.#break(new Error('the connection was closed')));
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed;
  }

  send(text: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(text);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(part: Buffer): void {
    this.#bytes = this.#bytes.length === 0 ? part : Buffer.concat([this.#bytes, part]);
    try {
      const answer = answerIn(this.#bytes);
      if (!answer) return;
      this.#bytes = NOTHING;
      const waiting = this.#waiting;
      this.#waiting = null;
      waiting?.resolve(answer);
    } catch (error) {
      this.#socket.destroy(error as Error);
    }
  }

  #break(error: Error): void {
    this.#waiting?.reject(error);
    this.#waiting = null;
  }
}

const idle = new Map<string, Line[]>();

/** Closes what is open and idle. */
export function closeLines(): void {
  for (const line of [...idle.values()].flat()) line.close();
  idle.clear();
}

/**
 * Asks over a connection that is kept. As little HTTP as the shop's answers need: a load that shares its cores with what it
 * loads must cost little. Rejects where the connection breaks.
 */
export async function askPlainly(address: string, { method, path, headers, body }: Sent): Promise<Answer> {
  const lines = idle.get(address) ?? [];
  idle.set(address, lines);
  let line = lines.pop();
  while (line && !line.isOpen) line = lines.pop();
  line ??= new Line(new URL(address));
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = Buffer.byteLength(body);
  const head = `${method} ${path} HTTP/1.1\r\nhost: shop\r\ncontent-length: ${length}\r\n${fields.join('')}\r\n`;
  const answer = await line.send(head + body);
  lines.push(line);
  return answer;
}
