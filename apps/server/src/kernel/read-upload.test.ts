import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes, SIGNED_IN } from '@sjaj/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { buildHttp } from '../platform/http/http.ts';
import type { IncomingFile } from '../platform/http/answers.ts';
import { withReceivedFile } from '../platform/storage/incoming.ts';
import { readUpload } from './read-upload.ts';

const { upload } = routes({
  upload: {
    method: 'POST',
    path: '/upload',
    access: SIGNED_IN,
    upload: 'stream',
    form: z.strictObject({ title: z.string().default('none') }),
    answer: z.null(),
    summary: 'Takes a file.',
  },
});

let folder: string;
let app: Awaited<ReturnType<typeof buildHttp>>;
let outcomes: string[];
let port: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sjaj-incoming-'));
  outcomes = [];
  app = await buildHttp({ logger: false, trustedProxies: 0 });
  app.post('/upload', async (request) => {
    try {
      const { file, form } = await readUpload(upload, request, { role: 'visitor' });
      const { stream } = file as IncomingFile;
      const bytes = await withReceivedFile(
        stream,
        { folder, mostBytes: 1_000_000 },
        async (received) => received.bytes,
      );
      outcomes.push(`stored ${bytes} ${JSON.stringify(form)}`);
      return { bytes };
    } catch (error) {
      outcomes.push(error instanceof Error ? error.message : String(error));
      throw error;
    }
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const PART = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
const outcome = async (): Promise<string | undefined> => {
  await expect.poll(() => outcomes.length).toBeGreaterThan(0);
  return outcomes[0];
};

it('a client that goes away in the middle leaves nothing behind', async () => {
  const socket = connect(port, '127.0.0.1');
  const head = `POST /upload HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 900000\r\n\r\n`;
  socket.write(`${head}${PART}${'a'.repeat(200_000)}`);
  await expect.poll(async () => (await readdir(folder)).length).toBe(1);
  socket.destroy();
  expect(await outcome()).toBe('request.malformed');
  expect(await readdir(folder)).toEqual([]);
});

it('a body that is too large is refused and read to its end, so that its client gets the answer', async () => {
  const body = new FormData();
  body.append('title', 'Ugovor');
  body.append('file', new Blob(['a'.repeat(3_000_000)]), 'a.pdf');
  const response = await fetch(`http://127.0.0.1:${port}/upload`, { method: 'POST', body });
  expect(response.status).toBe(413);
  expect(await readdir(folder)).toEqual([]);
});

it('takes the fields before the file, and the file without them', async () => {
  const body = new FormData();
  body.append('title', 'Ugovor');
  body.append('file', new Blob(['abc']), 'a.pdf');
  const response = await fetch(`http://127.0.0.1:${port}/upload`, { method: 'POST', body });
  expect(response.status).toBe(200);
  expect(await outcome()).toBe('stored 3 {"title":"Ugovor"}');
});

it('400 for a field that the form does not have', async () => {
  const body = new FormData();
  body.append('other', 'x');
  body.append('file', new Blob(['abc']), 'a.pdf');
  const response = await fetch(`http://127.0.0.1:${port}/upload`, { method: 'POST', body });
  expect(response.status).toBe(400);
});

it.each(['filename="a\0.pdf"', "filename*=UTF-8''a%00.pdf"])(
  '400 for a name that nothing can store: %j',
  async (name) => {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/upload',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: `--x\r\ncontent-disposition: form-data; name="file"; ${name}\r\n\r\n${'a'.repeat(200_000)}\r\n--x--\r\n`,
    });
    expect([statusCode, JSON.parse(body).info.code]).toEqual([400, 'request.invalid']);
    expect(await readdir(folder)).toEqual([]);
  },
);
