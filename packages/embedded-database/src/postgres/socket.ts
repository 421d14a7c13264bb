import { open, readdir } from 'node:fs/promises';
import { connect } from 'node:net';

/** Names of a postmaster's socket and of the socket's lock file. */
export const SOCKET = /^\.s\.PGSQL\.\d+(\.lock)?$/;

/** Whether a process of any container listens on a socket in the folder. Always false outside Linux. */
export async function isSocketAnswered(folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  const names = (await readdir(folder)).filter((name) => SOCKET.test(name) && !name.endsWith('.lock'));
  // Addressed through the open folder, because a socket path is limited to 107 bytes.
  const handle = await open(folder, 'r');
  try {
    const answers = await Promise.all(names.map((name) => isAnswered(`/proc/self/fd/${handle.fd}/${name}`)));
    return answers.includes(true);
  } finally {
    await handle.close();
  }
}

/** A suspended process accepts nothing, but the kernel still completes the connection. */
const isAnswered = (path: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(false);
      // The backlog is full.
      else if (error.code === 'EAGAIN') resolve(true);
      else reject(error);
    });
  });
