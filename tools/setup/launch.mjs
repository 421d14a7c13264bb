// The door of every command that must work on a fresh clone: plain JavaScript without dependencies, for the Node that the
// system has. It installs what is missing and hands over to the Node that the project pins.
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureClients } from './clients.mjs';
import { ensureInstalled, projectNode } from './install.mjs';
import { handOver, ROOT } from './process.mjs';

/** Node keeps the sources without their types, compiled: half the time of a start. */
const CACHE = { NODE_COMPILE_CACHE: join(ROOT, '.cache', 'node') };

/**
 * Left alone, Node lets its memory grow with the load, to no use of ours: with 16 MB for what has just been made, and tidying when
 * there is half more than what is kept, the shop takes two thirds of the memory and no more time.
 */
const MEMORY = ['--max-semi-space-size=16', '--heap-growing-percent=50'];

const COMMANDS = {
  /** The shop, built, on one port; with the demo shop, which fills an empty database unless DEMO=off. */
  start: async (args) => {
    await ensureClients();
    return [[...MEMORY, 'demo/start.ts', ...args], { ...CACHE, NODE_ENV: 'production' }];
  },
  /** A worker more, for a shop with a database of its own. */
  worker: async (args) => [[...MEMORY, 'apps/server/src/worker.ts', ...args], { ...CACHE, NODE_ENV: 'production' }],
  /** A one-time link that makes an administrator. */
  'admin-create': async (args) => [['apps/server/src/create-admin.ts', ...args], CACHE],
  /** The shop with hot reload. */
  dev: async (args) => [['tools/setup/dev.ts', ...args], { ...CACHE, NODE_ENV: 'development' }],
  build: async () => {
    await ensureClients();
    return undefined;
  },
  /** Gates, rule tests and API tests. */
  verify: async (args) => [['tools/gates/run.ts', ...args], {}],
  /** The browser journeys alone. */
  journeys: async (args) => {
    const browser = await ensureChromium();
    await ensureClients();
    const playwright = 'node_modules/@playwright/test/cli.js';
    return [[playwright, 'test', '--config', 'e2e/playwright.config.ts', ...args], { CHROMIUM_PATH: browser }];
  },
  /** Every page as everybody, in every language: the suite has time for a part. A part of it: `-- -g buyer`. */
  looks: async (args) => {
    const [program, environment] = await COMMANDS.journeys(['all-screens', 'narrow-screens', 'guest', ...args]);
    return [program, { ...environment, LOOKS: 'all' }];
  },
  /** Pictures of the screens. */
  shots: async (args) => {
    const browser = await ensureChromium();
    await ensureClients();
    return [['e2e/shots/take.ts', ...args], { CHROMIUM_PATH: browser }];
  },
  /** Gates, tests and journeys. The browser is looked for first, because installing it may need a hand. */
  test: async (args) => {
    await ensureChromium().catch((error) => console.error(error.message));
    return [['tools/gates/run.ts', '--journeys', ...args], {}];
  },
  /** The same with what is tagged `full`: before a release. */
  full: async (args) => COMMANDS.test(['--full', ...args]),
};

async function main([name, ...args]) {
  const command = COMMANDS[name];
  if (!command) throw new Error(`Unknown command ${name}. There are: ${Object.keys(COMMANDS).join(', ')}.`);
  await ensureInstalled();
  const next = await command(args);
  if (next) process.exitCode = await handOver(projectNode(), next[0], next[1]);
}

main(process.argv.slice(2)).catch((error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
