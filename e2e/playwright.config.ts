import { defineConfig } from '@playwright/test';
import { keepTemporaryFoldersInMemory } from '../tools/testing/memory-folder.ts';
import { CHROMIUM_FLAGS } from './chromium-flags.ts';
import { freePort } from './start-shop.ts';

keepTemporaryFoldersInMemory();

/** The configuration is read again in each worker: the port that the first one chose is handed on in the environment. */
const port = (process.env['JOURNEYS_PORT'] ??= String(await freePort()));
const address = `http://localhost:${port}`;

const { CHROMIUM_PATH } = process.env;

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // Generous: a journey waits for a state of the page, and some for a shop of their own to start, also on a busy machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: address,
    browserName: 'chromium',
    locale: 'bs-BA',
    timezoneId: 'Europe/Sarajevo',
    // What a journey holds back or loses must not come from the device; one journey has it.
    serviceWorkers: 'block',
    // To look into a failure: `npm run test:journeys -- --trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: CHROMIUM_FLAGS, ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}) },
  },
  webServer: {
    command: `"${process.execPath}" e2e/serve.ts`,
    cwd: '..',
    url: address,
    env: { PORT: port, NODE_ENV: 'test', RATE_LIMITS: 'off' },
    timeout: 270_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stderr: 'pipe',
  },
});
