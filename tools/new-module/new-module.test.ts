import { execFile } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, DELIVERY_VANS, RENTAL_CARS } from './copied-project.ts';
import { fieldOf } from './fields.ts';
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
    const outputs: string[] = [];
    for (const module of [RENTAL_CARS, DELIVERY_VANS])
      outputs.push((await run('tools/new-module/write.ts', ...module)).stdout);
    const lines = outputs.join('\n').split('\n');
    written = [...new Set(lines.filter((line) => existsSync(join(root, line)) && /\.\w+$/.test(line)))];
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
      'rental-car-form.test.tsx',
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

  it('for staff only has no calls of buyers and no events', () => {
    expect(readdirSync(join(root, 'apps/server/src/modules/delivery-vans')).sort()).toEqual([
      'admin.routes.ts',
      'index.ts',
      'routes.test.ts',
      'rules.test.ts',
      'rules.ts',
      'store.ts',
      'views.ts',
    ]);
    expect(existsSync(join(root, 'packages/contract/src/delivery-vans.ts'))).toBe(false);
    const text = (path: string) => readFileSync(join(root, path), 'utf8');
    expect(text('apps/server/src/admin-handlers.ts')).toContain('contract.adminDeliveryVans, adminDeliveryVanHandlers');
    for (const path of ['apps/server/src/handlers.ts', 'apps/server/src/topics.ts'])
      expect(text(path)).not.toMatch(/delivery-vans/);
  });

  it('has its fields from the table to the audit log, and the capability that was asked for', () => {
    const texts = [
      ['db/tables.ts', '  capacity_kg: number;\n  has_ramp: Generated<boolean>;'],
      ['packages/contract/src/delivery-vans.admin.ts', "DELIVERY_VAN_SORTS = ['name', 'plate', 'capacityKg'] as const"],
      ['packages/contract/src/call-capabilities.ts', "  adminDeliveryVans: 'editStock',"],
      ['apps/admin/src/resources/delivery-vans/index.ts', "needs: 'editStock'"],
      ['packages/i18n/src/staff/delivery-vans.ts', "new: { en: 'New delivery van', bs: 'Novi kombi'"],
      ['packages/i18n/src/server/outgoing/audit-field.ts', "  capacityKg: { en: 'Capacity, kg', bs: 'Nosivost, kg'"],
    ] as const;
    for (const [path, part] of texts) expect(readFileSync(join(root, path), 'utf8')).toContain(part);
    const auditFields = readFileSync(join(root, 'packages/i18n/src/server/outgoing/audit-field.ts'), 'utf8');
    // It is named among the fields of requests.
    expect(auditFields).not.toMatch(/^ {2}note: /m);
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
      'packages/contract/src/contract.admin.ts': '  adminRentalCars,\n  adminDeliveryVans,\n};',
      'apps/admin/src/shared/history/record-links.ts':
        "RECORD_PAGES = {\n  delivery_van: '/delivery-vans',\n  rental_car: '/rental-cars',",
    };
    const tested = readFileSync(join(root, 'apps/server/test/builders/resources/reference-data.ts'), 'utf8');
    for (const group of ['adminRentalCars', 'adminDeliveryVans']) expect(tested).toContain(`group: '${group}'`);
    for (const [path, part] of Object.entries(parts)) expect(readFileSync(join(root, path), 'utf8')).toContain(part);
  });

  it(
    'is formatted',
    async () => {
      await run('node_modules/oxfmt/bin/oxfmt', '--check', ...written.filter((path) => !path.endsWith('.sql')));
    },
    LIMIT_MS,
  );

  it('passes types and lint', { tags: 'full', timeout: LIMIT_MS }, async () => {
    const sources = written.filter((path) => /\.tsx?$/.test(path) && existsSync(join(root, path)));
    expect(sources).toContain('apps/admin/src/resources/rental-cars/rental-car-list.tsx');
    const { stdout } = await run('node_modules/oxlint/bin/oxlint', ...sources);
    expect(stdout).toMatch(/Found 0 warnings and 0 errors/);
  });

  it('passes its own tests, and those of all lists', { tags: 'full', timeout: LIMIT_MS }, async () => {
    const { stdout } = await run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'api',
      '--project',
      'rules',
      '--project',
      'components',
      'rental-cars',
      'delivery-vans',
      'apps/server/test/lists.test.ts',
      'apps/server/test/resource',
    );
    expect(stdout).toMatch(/Test Files .*9 passed/);
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

describe('a field of a module', () => {
  it('has its column and its labels from what is written', () => {
    expect(fieldOf('capacityKg:count:Nosivost, kg:Capacity, kg')).toEqual({
      key: 'capacityKg',
      column: 'capacity_kg',
      kind: 'count',
      english: 'Capacity, kg',
      bosnian: 'Nosivost, kg',
    });
    expect(fieldOf('isActive:switch:U upotrebi')).toMatchObject({ column: 'is_active', english: 'Active' });
    expect(fieldOf('registrationPlate:line:Oznaka')).toMatchObject({ english: 'Registration plate' });
  });

  it.each(['plate', 'plate:line', 'plate:picture:Oznaka', 'title:line:Naziv', 'Plate:line:Oznaka'])(
    'is refused: %s',
    (written) => expect(() => fieldOf(written)).toThrow(RangeError),
  );
});
