import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project. */
export const ROOT = join(fileURLToPath(new URL('.', import.meta.url)), '../..');

const REPEATED_WITHIN_MS = 1000;
const PARENT_CHECK_MS = 500;

/**
 * Runs the program in our place until it ends, and resolves to its exit code. It gets a process group of its own, so that each signal
 * reaches it exactly once: a Ctrl-C arrives here from the terminal and again from npm. Where we die without a word (kill -9), the
 * closed channel tells it.
 */
export function handOver(program, args, environment) {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  let last = -Infinity;
  const forward = (signal) => {
    if (performance.now() - last < REPEATED_WITHIN_MS) return;
    last = performance.now();
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
  whenParentIsGone(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}

/**
 * npm that is killed tells nobody: its scripts run on under another parent. Only under npm, because a person who starts the launcher
 * itself may leave it running on purpose.
 */
function whenParentIsGone(tell) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    tell();
  }, PARENT_CHECK_MS);
  timer.unref();
}

/** Runs the program to its end; rejects with its output when it fails. With `isShown` its output goes to the terminal as it comes. */
export function run(program, args, { cwd = ROOT, isShown = false, environment = {} } = {}) {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += part));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) return resolve(output);
      reject(new Error(`${output}\n${[program, ...args].join(' ')} ended with code ${code}`.trim()));
    });
  });
}

/** Says what is going on while it goes on, and how long it took. */
export async function step(title, work) {
  const start = performance.now();
  console.log(`${title} …`);
  const result = await work();
  console.log(`${title}: done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}
