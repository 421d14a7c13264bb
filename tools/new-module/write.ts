/**
 * npm run new-module -- rental-cars rental_car 4 Vozilo Vozila [staff] [needs=editStock] [capacityKg:count:Nosivost …]: writes a module of the
 * server for tier 4 with its table, its resource in the back office and its texts, and adds them to all lists. The two words are Bosnian, for one
 * and for all. `staff` leaves out the calls of buyers, `needs` is the capability of staff, and each field has a key, a kind (line, text, count,
 * switch) and a Bosnian label.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { CAPABILITIES } from '@sjaj/contract';
import { ROOT } from '../gates/project.ts';
import { fieldOf } from './fields.ts';
import { moduleNames } from './names.ts';
import { writeModule } from './new-module.ts';

const USAGE =
  'usage: npm run new-module -- rental-cars rental_car 4 Vozilo Vozila [staff] [needs=editStock] [capacityKg:count:Nosivost …]';
const NEEDS = 'needs=';
const STAFF = 'staff';

/** Throws RangeError for a capability that there is not. */
function capabilityOf(options: readonly string[]) {
  const needed = options.find((option) => option.startsWith(NEEDS))?.slice(NEEDS.length) ?? 'editSettings';
  const capability = CAPABILITIES.find((one) => one === needed);
  if (!capability) throw new RangeError(`no capability: ${needed}; there are ${CAPABILITIES.join(', ')}`);
  return capability;
}

const [module, table, tier, title, titleOfAll, ...options] = process.argv.slice(2);
try {
  if (!module || !table || !tier || !title || !titleOfAll) throw new Error(USAGE);
  const fields = options.filter((option) => option !== STAFF && !option.startsWith(NEEDS)).map(fieldOf);
  const paths = await writeModule(ROOT, {
    ...moduleNames(module, table, [title, titleOfAll]),
    tier: Number(tier),
    isForStaffOnly: options.includes(STAFF),
    capability: capabilityOf(options),
    fields,
  });
  for (const path of paths) console.log(path);
  execFileSync(process.execPath, [join(ROOT, 'tools/database/types.ts')], { cwd: ROOT, stdio: 'inherit' });
  console.log(
    `Next: npm run lint, then npx vitest run --project api --project rules --project components ${module} apps/server/test/resource`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
