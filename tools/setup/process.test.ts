/** @module-tag full */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';

const MODULE = JSON.stringify(new URL('process.mjs', import.meta.url).href);

/** A launcher that hands over to `program`, as `npm start` does. */
function launcher(program: string): ChildProcess {
  const script = `
    import { handOver } from ${MODULE};
    process.exitCode = await handOver(process.execPath, ['-e', ${JSON.stringify(program)}], {});
  `;
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** A program that counts the signals that it gets, and ends with the count shortly after the first. */
const COUNTING = `
  let count = 0;
  process.on('SIGTERM', () => { if (++count === 1) setTimeout(() => process.exit(10 + count), 200); });
  setInterval(() => {}, 1000);
  console.log('ready');
`;

async function exitCode(child: ChildProcess): Promise<unknown> {
  const [code] = (await once(child, 'exit')) as unknown[];
  return code;
}

async function isReady(child: ChildProcess): Promise<number> {
  if (!child.stdout) throw new Error('no output');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return Number.parseInt(line.toString().replace('ready', ''), 10);
}

describe('handing over', () => {
  it('ends with the exit code of the program', async () => {
    expect(await exitCode(launcher('process.exit(7)'))).toBe(7);
  });

  it('passes a signal on once, though it arrives twice (from the terminal and from npm), and waits for the end', async () => {
    const child = launcher(COUNTING);
    const end = exitCode(child);
    await isReady(child);
    child.kill('SIGTERM');
    await delay(50);
    child.kill('SIGTERM');
    expect(await end).toBe(11);
  });

  it('lets the program know by its channel when the launcher is killed with -9', async () => {
    const child = launcher(`
      process.once('disconnect', () => process.exit());
      setInterval(() => {}, 1000);
      console.log('ready' + process.pid);
    `);
    const pid = await isReady(child);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});

describe('under npm', () => {
  it('stops the program when the parent of the launcher is killed with -9', async () => {
    const script = `
      import { handOver } from ${MODULE};
      process.exitCode = await handOver(process.execPath, ['-e', ${JSON.stringify(`
        process.once('SIGTERM', () => process.exit());
        setInterval(() => {}, 1000);
        console.log('ready' + process.pid);
      `)}], {});
    `;
    const parent = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; exit', process.execPath, script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, npm_lifecycle_event: 'start' },
    });
    const pid = await isReady(parent);
    parent.kill('SIGKILL');
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
