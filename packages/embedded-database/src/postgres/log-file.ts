import { copyFile, open, stat, truncate } from 'node:fs/promises';

const LONGEST_BYTES = 10_000_000;
const LOOK_EVERY_MS = 10_000;

/** Opens the log in append mode for the output of a child process. */
export async function withLogFile<Result>(logFile: string, use: (descriptor: number) => Result | Promise<Result>) {
  await limitLogFile(logFile);
  // In append mode a writer continues at the new end when the file is truncated.
  const file = await open(logFile, 'a', 0o600);
  try {
    return await use(file.fd);
  } finally {
    await file.close();
  }
}

/** Copies a log of more than 10 MB to `<name>.1`, replacing that file, and truncates it. The writer keeps its open file. */
export async function limitLogFile(logFile: string, longest = LONGEST_BYTES): Promise<void> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size <= longest) return;
  await copyFile(logFile, `${logFile}.1`);
  await truncate(logFile);
}

/** Limits the log every 10 s until the signal. */
export function keepLogShort(logFile: string, until: AbortSignal): void {
  // A full disk must not end the shop; the next look attempt again.
  const timer = setInterval(() => void limitLogFile(logFile).catch(() => undefined), LOOK_EVERY_MS).unref();
  until.addEventListener('abort', () => clearInterval(timer), { once: true });
}
