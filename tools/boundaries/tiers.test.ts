import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../gates/project.ts';
import { TIERS } from './tiers.ts';

const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');

/** The modules of a row: `| 3 intent | `cart` … |`. A row without a number belongs to the tier above it. */
function tiersOfPage(): string[][] {
  const tiers: string[][] = [];
  for (const [, tier, cell = ''] of page.matchAll(/^\| (\d \w+)? *\|( `[a-z].*)\|$/gm)) {
    const modules = [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
    if (tier) tiers.push(modules);
    else tiers.at(-1)?.push(...modules);
  }
  return tiers;
}

it('the page of the architecture names each module once, in its tier', () => {
  expect(tiersOfPage().map((modules) => modules.toSorted())).toEqual(TIERS.map((modules) => modules.toSorted()));
});
