/** npm run new-module -- rental-cars rental_car 4: writes a module of the server for tier 4, with its table, and adds it to all lists. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../gates/project.ts';
import { moduleNames } from './names.ts';
import { writeModule } from './new-module.ts';

const [module, table, tier] = process.argv.slice(2);
try {
  if (!module || !table || !tier) throw new Error('usage: npm run new-module -- rental-cars rental_car 4');
  for (const path of await writeModule(ROOT, moduleNames(module, table), Number(tier))) console.log(path);
  execFileSync(process.execPath, [join(ROOT, 'tools/database/types.ts')], { cwd: ROOT, stdio: 'inherit' });
  console.log(
    `Next: npm run types, then npx vitest run --project api --project rules apps/server/src/modules/${module}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
