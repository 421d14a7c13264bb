import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { clamdScanner } from './file-scanner.ts';

describe('the virus scanner', () => {
  /** A daemon that takes one stream and gives this verdict. */
  async function daemon(verdict: string): Promise<{ url: string; received: () => Buffer; stop: () => void }> {
    let received: Buffer = Buffer.alloc(0);
    const server = createServer((socket) => {
      socket.on('data', (chunk) => {
        received = Buffer.concat([received, Buffer.from(chunk)]);
        if (received.subarray(-4).equals(Buffer.alloc(4))) socket.end(verdict);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return { url: `tcp://127.0.0.1:${port}`, received: () => received, stop: () => server.close() };
  }

  it.each([
    ['stream: OK\0', false],
    ['stream: Eicar-Test-Signature FOUND\0', true],
  ])('takes the verdict %j of clamd', async (verdict, isInfected) => {
    const clamd = await daemon(verdict);
    expect(await clamdScanner(clamd.url).isInfected(import.meta.filename)).toBe(isInfected);
    expect(clamd.received().subarray(0, 10).toString()).toBe('zINSTREAM\0');
    clamd.stop();
  });

  it('rejects when clamd has no verdict, or is not there', async () => {
    const clamd = await daemon('INSTREAM size limit exceeded. ERROR\0');
    await expect(clamdScanner(clamd.url).isInfected(import.meta.filename)).rejects.toThrow('size limit');
    clamd.stop();
    await expect(clamdScanner('tcp://127.0.0.1:1').isInfected(import.meta.filename)).rejects.toThrow();
  });
});
