import { median } from './load/measure.ts';
import { type LoginAnswer, sendLogin, startLoginShop } from './login-shop.ts';

/**
 * Log-in under attack, on a node whose own clock is 45 minutes ahead: somebody keeps another out, guesses at once and floods the
 * queue of log-ins. Prints what came of it; ends with 1 where the attack succeeded.
 */

const ACCOUNTS = 60;
const PASSWORD = 'right-password';
const ATTACKER = '198.51.100.66';
const OWNER = '192.0.2.10';
const AHEAD = `const D = Date; globalThis.Date = class extends D {
  constructor(...at) { at.length ? super(...at) : super(D.now() + 2700000); }
  static now() { return D.now() + 2700000; }
};`;

const { shop, client } = await startLoginShop({ preload: AHEAD, accounts: ACCOUNTS, password: PASSWORD });

const login = (username: string, address: string, password: string): Promise<LoginAnswer> =>
  sendLogin(shop, { username, password, address });

const failures: string[] = [];
function report(what: string, value: unknown, isGood: boolean): void {
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${what}:`, value);
  if (!isGood) failures.push(what);
}
const statusesOf = (answers: readonly LoginAnswer[]): Record<string, number> =>
  answers.reduce<Record<string, number>>((all, { status }) => ({ ...all, [status]: (all[status] ?? 0) + 1 }), {});

const profile = await fetch(new URL('/api/users/profile', shop.address), {
  headers: { authorization: `Bearer ${shop.tokens[0]}` },
});
report('a session, on a node 45 minutes ahead', profile.status, profile.status === 200);

const guesses = await Promise.all(Array.from({ length: 40 }, () => login('osoba0', ATTACKER, 'wrong')));
const passed = statusesOf(guesses);
// One more is let in for each second that the forty take.
report('40 guesses at once', passed, (passed['401'] ?? 0) <= 7 && (passed['401'] ?? 0) + (passed['429'] ?? 0) === 40);
const wait = Number((await login('osoba0', ATTACKER, PASSWORD)).retryAfter ?? 0);
report('the attacker’s own wait, in s', wait, wait <= 1);
const owner = await login('osoba0', OWNER, PASSWORD);
report('the owner’s right password meanwhile', owner.status, owner.status === 200);
for (const username of ['OSOBA0@sjaj.test', 'osoba0@SJAJ.test']) {
  await Promise.all([1, 2, 3].map(() => login(username, '198.51.100.67', 'wrong')));
}
const { rows: counts } = await client.query(
  "select from login_attempt where origin = '198.51.100.67' and account <> ''",
);
report('counts of an account that is spelled in two ways', counts.length, counts.length === 1);

const timesAlone: number[] = [];
for (let n = 0; n < 5; n += 1) timesAlone.push((await login('osoba1', OWNER, PASSWORD)).ms);
const alone = median(timesAlone);
let isOver = false;
const flooding = Array.from({ length: 40 }, async (_, n) => {
  const answers: LoginAnswer[] = [];
  while (!isOver) answers.push(await login(`osoba${10 + n}`, ATTACKER, PASSWORD));
  return answers;
});
const others: LoginAnswer[] = [];
for (let n = 0; n < 20; n += 1) others.push(await login('osoba2', OWNER, PASSWORD));
isOver = true;
const flood = (await Promise.all(flooding)).flat();
const longest = Math.max(...others.map(({ ms }) => ms));
const beside = median(others.map(({ ms }) => ms));
console.log('     the flood of 40 at once was answered', statusesOf(flood));
report(
  '20 log-ins of somebody else meanwhile',
  statusesOf(others),
  others.every(({ status }) => status === 200),
);
report(
  'median and longest of them, in ms',
  `${beside.toFixed(0)}, ${longest.toFixed(0)}; one alone takes ${alone.toFixed(0)}`,
  beside < 3 * alone,
);
const { rows: sessions } = await client.query<{ most: number }>(
  'select max(count)::int as most from (select count(*) from session group by user_id) s',
);
report('most sessions of one user', sessions[0]?.most, (sessions[0]?.most ?? 0) <= 10);

await client.end();
shop.child.disconnect();
process.exitCode = failures.length > 0 ? 1 : 0;
