import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';

/** Looks for malware in a file. Rejects where it cannot tell. */
export interface FileScanner {
  isInfected(path: string): Promise<boolean>;
}

/** For shops without a scanner. */
export const NO_SCANNER: FileScanner = { isInfected: () => Promise.resolve(false) };

const CHUNK_SIZE_BYTES = 4;
const DEFAULT_PORT = 3_310;
const TIMEOUT_MS = 60_000;

/** INSTREAM of clamd: each chunk after its length as 32 bits, an empty chunk at the end. */
const asChunks = (): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, Buffer.concat([lengthOf(chunk.length), chunk]));
    },
    flush(done) {
      done(null, lengthOf(0));
    },
  });

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(CHUNK_SIZE_BYTES);
  length.writeUInt32BE(bytes);
  return length;
}

/** The ClamAV daemon at `tcp://host:3310`. Each file is sent over a connection of its own. */
export function clamdScanner(address: string): FileScanner {
  const { hostname, port } = new URL(address);
  return {
    async isInfected(path) {
      const socket = connect({ host: hostname, port: Number(port || DEFAULT_PORT) });
      socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('clamd did not answer in time')));
      const verdict = await scan(socket, path).finally(() => socket.destroy());
      if (/^stream: OK\0?\s*$/.test(verdict)) return false;
      if (/ FOUND\0?\s*$/.test(verdict)) return true;
      throw new Error(`clamd answered: ${verdict.slice(0, 200)}`);
    },
  };
}

async function scan(socket: Socket, path: string): Promise<string> {
  // clamd may close the connection with its verdict before the last write is confirmed here: then the verdict counts.
  const sending = send(socket, path).catch((error: unknown) => void socket.destroy(error as Error));
  const [verdict] = await Promise.all([text(socket), sending]);
  return verdict;
}

async function send(socket: Socket, path: string): Promise<void> {
  socket.write('zINSTREAM\0');
  // The socket stays open for the answer.
  await pipeline(createReadStream(path), asChunks(), socket, { end: false });
}
