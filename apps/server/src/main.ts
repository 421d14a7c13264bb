/** The shop without the demo shop; `demo/start.ts` is the entry with it. */
import { runShop } from './run.ts';

runShop({ env: process.env, demo: null });
