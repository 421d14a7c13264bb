/**
 * npm run new-module -- rental-cars rental_car 4 Vozilo Vozila [staff]: writes a module of the server for tier 4 with its table, its
 * resource in the back office and its texts, and adds them to all lists. The two words are Bosnian, for one and for all; `staff` leaves out
 * the calls of buyers.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../gates/project.ts';
import { moduleNames } from './names.ts';
import { writeModule } from './new-module.ts';

const [module, table, tier, title, titleOfAll, audience] = process.argv.slice(2);
try {
  if (!module || !table || !tier || !title || !titleOfAll || (audience !== undefined && audience !== 'staff'))
    throw new Error('usage: npm run new-module -- rental-cars rental_car 4 Vozilo Vozila [staff]');
  const names = moduleNames(module, table, [title, titleOfAll]);
  const added = { ...names, tier: Number(tier), isForStaffOnly: audience === 'staff' };
  for (const path of await writeModule(ROOT, added)) console.log(path);
  execFileSync(process.execPath, [join(ROOT, 'tools/database/types.ts')], { cwd: ROOT, stdio: 'inherit' });
  console.log(
    `Next: npm run lint, then npx vitest run --project api --project rules apps/server/src/modules/${module}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
