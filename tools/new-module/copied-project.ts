import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFiles, ROOT } from '../gates/project.ts';

/** What the tests ask for: module, table, tier, and how one and several are called. */
export const RENTAL_CARS: readonly string[] = ['rental-cars', 'rental_car', '4', 'Vozilo', 'Vozila'];
/** The same of a module without calls of buyers, with a field of each kind. */
export const DELIVERY_VANS: readonly string[] = [
  ...['delivery-vans', 'delivery_van', '4', 'Kombi', 'Kombiji', 'staff', 'needs=editStock'],
  'plate:line:Registarska oznaka',
  'capacityKg:count:Nosivost, kg:Capacity, kg',
  'isActive:switch:U upotrebi',
  'hasRamp:switch:Rampa',
  'note:text:Napomena',
];

/** What the applications, their tests and the tools need of the project. */
const NEEDED =
  /^(apps\/|packages|db|demo|tools|docs\/architecture\.md|package\.json|tsconfig|vitest\.config|\.oxfmtrc|\.oxlintrc)/;

/** A copy of the project. Its workspaces are its own; all other packages are those of the project. */
export function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'sjaj-module-'));
  for (const path of projectFiles().filter((one) => NEEDED.test(one))) cpSync(join(ROOT, path), join(root, path));
  for (const folder of [
    'node_modules',
    'tools/node_modules',
    'apps/server/node_modules',
    'apps/admin/node_modules',
    'apps/storefront/node_modules',
  ])
    linkPackages(root, folder);
  return root;
}

function linkPackages(root: string, folder: string): void {
  // A workspace whose packages all stand at the root has no folder of its own.
  if (!existsSync(join(ROOT, folder))) return;
  mkdirSync(join(root, folder));
  for (const name of readdirSync(join(ROOT, folder))) {
    const source = join(ROOT, folder, name);
    if (name !== '@sjaj') symlinkSync(source, join(root, folder, name));
    // Relative links lead to the workspaces of the copy.
    else cpSync(source, join(root, folder, name), { recursive: true, verbatimSymlinks: true });
  }
}
