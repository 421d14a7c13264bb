import { connect, createServer, type Socket } from 'node:net';

export interface SilentProxy {
  /** The address of the database through the proxy. */
  readonly url: string;
  /** Connections that are open now carry nothing any more; they are not closed. New ones are served. */
  silenceOpen(): void;
  /** From now on nothing is carried for anybody, and new connections are accepted but never answered. */
  silence(): void;
  /** New connections are served again. What was silenced stays so, as behind a router that has forgotten a connection. */
  resume(): void;
  close(): void;
}

/** Stands between a shop and its database and can swallow bytes, as a network does that dies without a word. */
export async function startSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const address = new URL(databaseUrl);
  // By TCP, also where the shop uses the socket.
  address.hostname = '127.0.0.1';
  const real = { host: address.hostname, port: Number(address.port) };
  const open = new Set<{ isSilent: boolean }>();
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer({ allowHalfOpen: true }, (shop) => {
    const line = { isSilent };
    open.add(line);
    sockets.add(shop);
    // What is lost on the way never takes a place at the server.
    if (isSilent) return void shop.on('error', () => undefined).resume();
    const database = connect(real);
    for (const [from, to] of [
      [shop, database],
      [database, shop],
    ] as const) {
      sockets.add(from);
      from.on('data', (part: Buffer) => void (line.isSilent || to.destroyed || to.write(part)));
      from.on('end', () => void (line.isSilent || to.end()));
      from.on('error', () => void (line.isSilent || to.destroy()));
      from.on('close', () => {
        sockets.delete(from);
        if (!line.isSilent) to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const listening = server.address();
  address.port = String(typeof listening === 'object' ? listening?.port : 0);
  const silenceOpen = (): void => open.forEach((line) => (line.isSilent = true));
  return {
    url: address.href,
    silenceOpen,
    silence: () => {
      isSilent = true;
      silenceOpen();
    },
    resume: () => {
      isSilent = false;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
