import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { ROOT, run, step } from './process.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium for the browser journeys; installs one where none is found, and says so where it cannot. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const canUseApt = process.platform === 'linux' && process.getuid() === 0 && existsSync('/usr/bin/apt-get');
  await step('Installing Chromium for the browser journeys', () => (canUseApt ? byApt() : byPlaywright())).catch(
    (error) => {
      console.error(error.message);
    },
  );
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser journeys need Chromium, which could not be installed here. Install it (on Debian: apt-get install chromium; ' +
      'elsewhere: npx playwright install chromium) or name one in CHROMIUM_PATH. Without a browser: npm run test:quick.',
  );
}

function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isProgram(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is no program.`);
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [named, ...onPath, playwrightsOwn()].find((path) => path && isProgram(path));
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function playwrightsOwn() {
  const require = createRequire(join(ROOT, 'package.json'));
  return require('@playwright/test').chromium.executablePath();
}

async function byApt() {
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { environment });
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
    environment,
  });
}

const byPlaywright = () =>
  run(process.execPath, [join(ROOT, 'node_modules/playwright/cli.js'), 'install', 'chromium'], { isShown: true });
