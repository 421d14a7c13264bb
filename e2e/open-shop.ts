import { expect } from '@playwright/test';
import { STAFF_PASSWORD } from './pages/shop.ts';

interface Answer<T> {
  readonly data: T;
}

/** Lets guests into a shop, or shuts them out. Resolves once the shop does so, which is within a second of the answer. */
export async function setShopMode(address: string, shopMode: 'open' | 'closed'): Promise<void> {
  await changeSettings(address, { shopMode });
  const guestIsLetIn = async () => (await fetch(`${address}/api/users/profile`)).ok;
  await expect.poll(guestIsLetIn).toBe(shopMode === 'open');
}

/** Changes settings as an administrator does it. */
export async function changeSettings(address: string, changes: object): Promise<void> {
  const call = async <T>(method: string, path: string, token: string | null, body?: object): Promise<T> => {
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return ((await response.json()) as Answer<T>).data;
  };
  const login = { username: 'lejla', password: STAFF_PASSWORD };
  const { token } = await call<{ token: string }>('POST', '/auth/login', null, login);
  const settings = await call<object>('GET', '/admin/settings', token);
  await call('PUT', '/admin/settings', token, { ...settings, ...changes });
}
