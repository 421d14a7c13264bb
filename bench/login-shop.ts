import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { hashPassword } from '../apps/server/src/modules/auth/index.ts';

interface LoginShopInput {
  /** A module that the shop's process loads before anything else. */
  readonly preload: string;
  /** Buyers besides those of every shop: `osoba0`, `osoba1` and so on. */
  readonly accounts: number;
  readonly password: string;
}

/** Starts a shop behind a proxy, with many accounts to log in to, and connects to its database. */
export async function startLoginShop({ preload, accounts, password }: LoginShopInput) {
  process.env['TRUSTED_PROXIES'] = '1';
  process.env['NODE_OPTIONS'] = `--import=data:text/javascript,${encodeURIComponent(preload)}`;
  // The client copies the environment when it is loaded.
  const { startShop } = await import('./shop-client.ts');
  const shop = await startShop();
  const client = new pg.Client({ connectionString: shop.superuserUrl.replace(/\/postgres$/, '/sjaj') });
  await client.connect();
  await client.query(
    `insert into user_account (id, username, email, role, company_id, first_name, last_name, password_hash)
     select 1000 + n, 'osoba' || n, 'osoba' || n || '@sjaj.test', 'buyer', 1, 'Ana', 'Anić', $2
     from generate_series(0, $1::int - 1) n`,
    [accounts, await hashPassword(password)],
  );
  return { shop, client };
}

interface Login {
  readonly username: string;
  readonly password: string;
  /** The network address that the log-in comes from. */
  readonly address: string;
}

export interface LoginAnswer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly ms: number;
}

/** Logs in and measures the response time. */
export async function sendLogin(shop: { readonly address: string }, login: Login): Promise<LoginAnswer> {
  const { address, ...body } = login;
  const start = performance.now();
  const response = await fetch(new URL('/api/auth/login', shop.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    ms: performance.now() - start,
  };
}
