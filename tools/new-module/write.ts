/**
 * npm run new-module -- rental-cars rental_car 4 Vozilo Vozila: writes a module of the server for tier 4 with its table, its resource in
 * the back office and its texts, and adds them to all lists. The last two are the Bosnian words for one and for all.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../gates/project.ts';
import { moduleNames } from './names.ts';
import { writeModule } from './new-module.ts';

const [module, table, tier, title, titleOfAll] = process.argv.slice(2);
try {
  if (!module || !table || !tier || !title || !titleOfAll)
    throw new Error('usage: npm run new-module -- rental-cars rental_car 4 Vozilo Vozila');
  const names = moduleNames(module, table, [title, titleOfAll]);
  for (const path of await writeModule(ROOT, names, Number(tier))) console.log(path);
  execFileSync(process.execPath, [join(ROOT, 'tools/database/types.ts')], { cwd: ROOT, stdio: 'inherit' });
  console.log(
    `Next: npm run lint, then npx vitest run --project api --project rules apps/server/src/modules/${module}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
