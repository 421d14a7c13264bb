import { parseArgs } from 'node:util';
import { startShop } from '../e2e/start-shop.ts';
import { writeSection } from './report/document.ts';
import { loadAverages, machine, today } from './report/machine.ts';
import { logIn, openBrowser, type Visitor } from './screens/browser.ts';
import { longestInteraction, typingInTable } from './screens/interacting.ts';
import { measureLoading } from './screens/loading.ts';
import { clickToListing, typingToSuggestions } from './screens/painting.ts';
import { type Figures, type ScreenFigures, screensSection, tablesOf } from './screens/report.ts';

/**
 * How fast the screens are: first visits, clicks and typing, on this machine and as on a phone with a poor connection. Prints tables
 * and writes their section of docs/benchmarks.md. `npm run bench:screens -- --runs 5 [--address URL] [--only loading]`: with an address,
 * a running shop is measured; the clients are those that `npm run build` made. `--only` prints without writing.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, address: { type: 'string' }, only: { type: 'string' } },
});
const runs = Number(values.runs);
const SCREENS = { Home: '/', Category: '/category/1/x', Article: '/article/1082/x' } as const;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const loadBefore = loadAverages();
const shop = values.address === undefined ? await startShop() : null;
const address = values.address ?? shop?.address ?? '';
const browser = await openBrowser();
const buyer: Visitor = { address, token: await logIn(address, 'amra', 'Sjaj-demo-2026') };
const nobody: Visitor = { address, token: null };

async function screens(): Promise<ScreenFigures[]> {
  const all: ScreenFigures[] = [];
  for (const [name, path] of Object.entries(SCREENS)) {
    const local = await measureLoading(browser, buyer, path, { line: 'local', runs });
    const slow = await measureLoading(browser, buyer, path, { line: 'slow', runs });
    say(`${name}: ${local.lcp.toFixed(0)} / ${slow.lcp.toFixed(0)} ms, ${slow.element}`);
    all.push({ name, local, slow });
  }
  return all;
}

async function measureAll(): Promise<Figures> {
  const local = { line: 'local', runs } as const;
  const slow = { line: 'slow', runs } as const;
  return {
    screens: await screens(),
    click: { local: await clickToListing(browser, buyer, local), slow: await clickToListing(browser, buyer, slow) },
    suggestions: {
      local: await typingToSuggestions(browser, buyer, local),
      slow: await typingToSuggestions(browser, buyer, slow),
    },
    interaction: await longestInteraction(browser, buyer),
    frameGap: await typingInTable(browser, buyer),
    backOffice: await measureLoading(browser, nobody, '/admin/', local),
  };
}

try {
  // The server's first answers belong to its compiler.
  for (const path of Object.values(SCREENS)) await measureLoading(browser, buyer, path, { line: 'local', runs: 1 });
  if (values.only === 'loading') {
    await screens();
  } else {
    const figures = await measureAll();
    say(tablesOf(figures));
    const around = {
      machine: `${today()}, ${machine()}`,
      chromium: `Chromium ${browser.version()}`,
      runs,
      loadBefore,
      loadAfter: loadAverages(),
    };
    await writeSection('screens', screensSection(figures, around));
  }
} finally {
  await browser.close();
  await shop?.stop();
}
