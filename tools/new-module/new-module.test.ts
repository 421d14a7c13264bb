import { execFile } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, RENTAL_CARS } from './copied-project.ts';
import { moduleNames } from './names.ts';

const runProgram = promisify(execFile);
/** ms. A busy machine is no failure. */
const LIMIT_MS = 600_000;

describe('a new module', () => {
  let root: string;
  let written: string[];
  const run = (...args: string[]) => runProgram(process.execPath, args, { cwd: root });

  beforeAll(async () => {
    root = copyProject();
    const { stdout } = await run('tools/new-module/write.ts', ...RENTAL_CARS);
    written = stdout.split('\n').filter((line) => existsSync(join(root, line)) && /\.\w+$/.test(line));
  }, LIMIT_MS);
  afterAll(() => rmSync(root, { recursive: true }));

  it('has the files of the anatomy, with a rule, tests and a table', () => {
    expect(readdirSync(join(root, 'apps/server/src/modules/rental-cars')).sort()).toEqual([
      'admin.routes.ts',
      'events.ts',
      'index.ts',
      'routes.test.ts',
      'routes.ts',
      'rules.test.ts',
      'rules.ts',
      'service.ts',
      'store.ts',
      'views.ts',
    ]);
    expect(readdirSync(join(root, 'apps/admin/src/resources/rental-cars')).sort()).toEqual([
      'index.ts',
      'rental-car-form.tsx',
      'rental-car-list.tsx',
    ]);
    for (const path of [
      'contract/src/rental-cars.ts',
      'contract/src/rental-cars.admin.ts',
      'i18n/src/staff/rental-cars.ts',
    ])
      expect(lstatSync(join(root, 'packages', path)).isFile()).toBe(true);
    expect(readFileSync(join(root, 'db/tables.ts'), 'utf8')).toContain('  rental_car: RentalCar;');
  });

  it('is told file by file', () => {
    expect(written).toContain('apps/admin/src/resources/rental-cars/index.ts');
    expect(written).toContain('apps/server/src/handlers.ts');
  });

  it('is in every list of modules', () => {
    const lists = [
      'tools/boundaries/tiers.ts',
      'tools/boundaries/table-owners.ts',
      'apps/server/src/handlers.ts',
      'apps/server/src/admin-handlers.ts',
      'apps/server/src/topics.ts',
      'apps/admin/src/app/resources.ts',
      'apps/admin/src/shared/history/record-links.ts',
      'packages/i18n/src/staff/index.ts',
      'docs/architecture.md',
    ];
    for (const path of lists) expect(readFileSync(join(root, path), 'utf8')).toContain('rental-cars');
    const parts = {
      'packages/contract/src/contract.ts': '  rentalCars,\n  ...adminContract,\n};',
      'packages/contract/src/contract.admin.ts': '  adminRentalCars,\n};',
      'apps/admin/src/shared/history/record-links.ts': "RECORD_PAGES = {\n  rental_car: '/rental-cars',",
    };
    for (const [path, part] of Object.entries(parts)) expect(readFileSync(join(root, path), 'utf8')).toContain(part);
  });

  it(
    'is formatted',
    async () => {
      await run('node_modules/oxfmt/bin/oxfmt', '--check', ...written.filter((path) => !path.endsWith('.sql')));
    },
    LIMIT_MS,
  );

  it('passes its own tests, and those of all lists', { tags: 'full', timeout: LIMIT_MS }, async () => {
    const folder = 'apps/server/src/modules/rental-cars';
    const { stdout } = await run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'api',
      '--project',
      'rules',
      folder,
      'apps/server/test/lists.test.ts',
    );
    expect(stdout).toMatch(/Test Files .*3 passed/);
  });

  it('is refused when it exists, and nothing is written', async () => {
    await expect(run('tools/new-module/write.ts', ...RENTAL_CARS)).rejects.toThrow('exists already');
  });
});

describe('the names of a module', () => {
  it('follow from module and table', () => {
    expect(moduleNames('rental-cars', 'rental_car', ['Vozilo', 'Vozila'])).toEqual({
      module: 'rental-cars',
      table: 'rental_car',
      group: 'rentalCars',
      record: 'rentalCar',
      type: 'RentalCar',
      types: 'RentalCars',
      file: 'rental-car',
      words: 'rental car',
      wordsOfAll: 'rental cars',
      title: 'Vozilo',
      titleOfAll: 'Vozila',
    });
  });

  it.each([
    ['RentalCars', 'rental_car'],
    ['rental-cars', 'rental-car'],
    ['stock', 'stock'],
  ])('are refused: %s, %s', (module, table) => expect(() => moduleNames(module, table, ['', ''])).toThrow(RangeError));
});
