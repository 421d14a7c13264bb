import { open, readdir } from 'node:fs/promises';
import { connect } from 'node:net';

/** A postmaster's socket, and the lock of the socket. */
export const SOCKET = /^\.s\.PGSQL\.\d+(\.lock)?$/;

/** Whether anybody listens on a socket inside the folder, from whichever container. Only Linux can tell. */
export async function isSocketAnswered(folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  const names = (await readdir(folder)).filter((name) => SOCKET.test(name) && !name.endsWith('.lock'));
  // By the open folder, because the path of a socket may have 107 bytes only.
  const handle = await open(folder, 'r');
  try {
    const answers = await Promise.all(names.map((name) => isAnswered(`/proc/self/fd/${handle.fd}/${name}`)));
    return answers.includes(true);
  } finally {
    await handle.close();
  }
}

/** A process that has been stopped lets nobody in, but the system still takes the call for it. */
const isAnswered = (path: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(false);
      // Too many wait there already.
      else if (error.code === 'EAGAIN') resolve(true);
      else reject(error);
    });
  });
