import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { check, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { plant } from './planted.ts';
import { ROOT } from './project.ts';

const runProgram = promisify(execFile);
const file = join(ROOT, 'packages/domain/src/planted.ts');
const isFormatted = async (source: string): Promise<boolean> =>
  check(source, { ...(await resolveConfig(file)), filepath: file });

describe('format', () => {
  it('refuses code that Prettier would write otherwise', async () => {
    expect(await isFormatted("export const words = 'a';\n")).toBe(true);
    expect(await isFormatted('export const words = "a"\n')).toBe(false);
  });
});

/** The compiler's words on a file under the project's own settings; empty where it is content. */
async function verdictOn(source: string): Promise<string> {
  const settings = { extends: join(ROOT, 'tsconfig.base.json'), include: ['planted.ts'] };
  const tree = plant({
    'planted.ts': source,
    'tsconfig.json': JSON.stringify(settings),
    'package.json': '{ "type": "module" }',
  });
  try {
    await runProgram(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', tree.root]);
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  } finally {
    tree.remove();
  }
}

describe('types', () => {
  it('takes what is right', async () => {
    expect(await verdictOn('export const first = (list: readonly string[]): string => list[0] ?? "";')).toBe('');
  });

  it.each([
    ['a value that may be missing', 'export const first = (list: readonly string[]): string => list[0];', 'TS2322'],
    ['syntax that cannot be stripped', 'export enum Colour {\n  Red,\n}', 'TS1294'],
    ['an undefined where a field may only be absent', 'export const a: { b?: string } = { b: undefined };', 'TS2375'],
  ])('refuses %s', async (_what, source, code) => {
    expect(await verdictOn(source)).toContain(code);
  });
});
