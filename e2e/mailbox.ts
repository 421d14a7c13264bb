import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A mail server that keeps what it is given. */
export interface Mailbox {
  /** For the shop's `SMTP_URL`. */
  readonly url: string;
  /** The text of the letters to an address, the last one last. */
  readonly lettersTo: (address: string) => readonly string[];
  readonly close: () => void;
}

/** Opens a mail server on a port of its own. */
export async function openMailbox(): Promise<Mailbox> {
  const letters: string[] = [];
  const lines = new Set<Socket>();
  const server = createServer((line) => {
    lines.add(line.on('close', () => lines.delete(line)));
    take(line, (letter) => letters.push(readable(letter)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port for the mail server');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    lettersTo: (to) => letters.filter((letter) => letter.includes(to)),
    close: () => {
      server.close();
      for (const line of lines) line.destroy();
    },
  };
}

/** As much of the protocol as one sender speaks: every command is fine, and a letter ends with a dot on a line. */
function take(line: Socket, keep: (letter: string) => void): void {
  let unread = '';
  let isLetter = false;
  const answer = (text: string): void => void line.write(`${text}\r\n`);
  line.setEncoding('utf8').on('error', () => line.destroy());
  line.on('data', (part: string) => {
    unread += part;
    for (;;) {
      const end = unread.indexOf(isLetter ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const said = unread.slice(0, end);
      unread = unread.slice(end + (isLetter ? 5 : 2));
      if (isLetter) keep(said);
      isLetter = !isLetter && said.toUpperCase() === 'DATA';
      answer(isLetter ? '354 go on' : said.toUpperCase() === 'QUIT' ? '221 bye' : '250 ok');
    }
  });
  answer('220 mailbox');
}

/** Without the breaks that the encoding puts into long lines. */
const readable = (letter: string): string => letter.replaceAll('=\r\n', '').replaceAll('=3D', '=');
