/** Writes db/tables.ts from the migrated database. With `--check` it only compares, and fails where they differ. */
import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { format } from 'oxfmt';
import style from '../../.oxfmtrc.json' with { type: 'json' };
import { withScratchDatabase } from './scratch.ts';

const ROOT = join(import.meta.dirname, '../..');
/** `--file` names another copy than the project's, so that the check can be tried on one that is out of date. */
const { values: options } = parseArgs({ options: { check: { type: 'boolean' }, file: { type: 'string' } } });
const TABLES = join(ROOT, 'db/tables.ts');
const file = options.file ?? TABLES;
const runProgram = promisify(execFile);

async function generate(url: string): Promise<string> {
  const output = join(tmpdir(), `sjaj-tables-${process.pid}.ts`);
  await runProgram(process.execPath, [
    join(ROOT, 'node_modules/kysely-codegen/dist/cli/bin.js'),
    '--dialect=postgres',
    // The pool reads int8 as a number and refuses what is not a safe integer; days stay text.
    '--type-mapping={"int8":"number"}',
    '--date-parser=string',
    '--exclude-pattern=*schema_migration',
    `--out-file=${output}`,
    `--url=${url}`,
  ]);
  const source = await readFile(output, 'utf8');
  await rm(output);
  return (await format(TABLES, source, style)).code;
}

const generated = await withScratchDatabase(generate);
const current = await readFile(file, 'utf8').catch(() => '');
if (!options.check) {
  if (generated !== current) await writeFile(file, generated);
  console.log(generated === current ? 'db/tables.ts is up to date' : 'db/tables.ts written');
} else if (generated !== current) {
  console.error('db/tables.ts is not what the migrations make: run npm run db:types');
  process.exitCode = 1;
}
