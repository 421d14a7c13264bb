import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { type Mailer, openMailer } from '../../src/platform/mail/mailer.ts';

let closers: (() => unknown)[] = [];

/** Closes what a test has opened. */
export async function closeMailServers(): Promise<void> {
  for (const close of closers) await close();
  closers = [];
}

const portOf = (server: Server): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return address.port;
};

/** A mail server that keeps what it was given. */
export async function smtp(
  options: SMTPServerOptions = {},
): Promise<{ port: number; received: string[]; server: SMTPServer }> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { port: portOf(server.server), received, server };
}

/** ms. A busy machine is no failure: a server of the test answers long before. */
const PATIENT = { connect: 60_000, silence: 60_000 };
/** ms. For a server that never answers, so that the test need not wait long. */
export const IMPATIENT = { connect: 300, silence: 900 };

/** Opens the way to a server. */
export async function mailerTo(port: number, timeouts = PATIENT): Promise<Mailer> {
  const mailer = await openMailer({ url: `smtp://127.0.0.1:${port}`, timeouts });
  closers.unshift(() => mailer.close());
  return mailer;
}

/** A server that speaks no SMTP. Returns its port. */
export async function tcpServer(onConnection: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    closers.unshift(() => socket.destroy());
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  return portOf(server);
}

/** A header of a received mail, with its continued lines. */
export const header = (mail: string | undefined, name: string): string | undefined =>
  new RegExp(`^${name}: ?(.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(mail?.split('\r\n\r\n')[0] ?? '')?.[1];
