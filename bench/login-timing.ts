import { median } from './load/measure.ts';
import { sendLogin, startLoginShop } from './login-shop.ts';

/**
 * Whether the response time of a log-in tells known from unknown accounts. Prints the area under the ROC curve (0.5: no
 * information) and the share of pairs in which the known account took longer; ends with 1 where the area is outside 0.45 to 0.55.
 * The password is checked with 1 MiB instead of 64 MiB: the code path is the same, and a difference elsewhere is easier to see.
 */

const PAIRS = Number(process.argv[2] ?? 500);
const LIGHT_HASH = `const argon2 = require('@node-rs/argon2'); const { verify } = argon2;
argon2.verify = (hash, password) => verify(hash.replace('m=65536,t=3', 'm=1024,t=1'), password);`;
const PRELOAD = `import { createRequire } from 'node:module';
const require = createRequire(${JSON.stringify(new URL('../apps/server/package.json', import.meta.url).href)}); ${LIGHT_HASH}`;

const { shop, client } = await startLoginShop({ preload: PRELOAD, accounts: PAIRS, password: 'right-password' });
await client.query('analyze');

/** Response time of a log-in with a wrong password, in ms. */
async function attempt(username: string, address: string): Promise<number> {
  const { status, ms } = await sendLogin(shop, { username, password: 'wrong', address });
  if (status !== 401) throw new Error(`a log-in was answered with ${status}`);
  return ms;
}

/** The names have the same length, and the networks change places from pair to pair. */
async function measurePair(n: number): Promise<{ known: number; unknown: number }> {
  const address = (isKnown: boolean): string => `10.${(n + Number(isKnown)) % 2}.${n >> 8}.${n & 255}`;
  const known = (): Promise<number> => attempt(`osoba${n}`, address(true));
  const unknown = (): Promise<number> => attempt(`nikog${n}`, address(false));
  if (n % 4 < 2) return { known: await known(), unknown: await unknown() };
  const first = await unknown();
  return { known: await known(), unknown: first };
}

for (let n = 0; n < 50; n += 1) await attempt(`warm${n}`, `10.2.0.${n}`);
const pairs: { known: number; unknown: number }[] = [];
for (let n = 0; n < PAIRS; n += 1) pairs.push(await measurePair(n));

const wins = pairs.flatMap((a) => pairs.map((b) => Number(a.known > b.unknown)));
const area = wins.filter(Boolean).length / wins.length;
const slower = pairs.filter(({ known, unknown }) => known > unknown).length / PAIRS;
const isGood = area >= 0.45 && area <= 0.55;
console.log(`${isGood ? 'ok  ' : 'FAIL'} area under the curve, ${PAIRS} + ${PAIRS}: ${area.toFixed(3)}`);
console.log(`     pairs with the known account slower: ${(slower * 100).toFixed(1)} %`);
console.log(
  `     median in ms: known ${median(pairs.map(({ known }) => known)).toFixed(2)}, unknown ${median(pairs.map(({ unknown }) => unknown)).toFixed(2)}`,
);

await client.end();
shop.child.disconnect();
process.exitCode = isGood ? 0 : 1;
