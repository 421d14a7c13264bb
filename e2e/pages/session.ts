import { type BrowserContext, expect } from '@playwright/test';

export const CUSTOMER_PASSWORD = 'Sjaj-demo-2026';
export const STAFF_PASSWORD = 'Sjaj-staff-2026';

/** What the clients store the token of a session under. */
const STORED_AS = { shop: 'sjaj.token', office: 'sjaj.staff-token' } as const;

interface LogIn {
  readonly username: string;
  /** Which of the two clients the session is for. */
  readonly client: 'shop' | 'office';
  /** The shop, where it is not the one of all journeys. */
  readonly address?: string;
}

/**
 * A session of its own in the context, begun by one call instead of by the log-in form, which costs two loads of the app. Replaces what
 * the context has stored.
 */
export async function beginSession(context: BrowserContext, { username, client, address }: LogIn): Promise<void> {
  const password = client === 'shop' ? CUSTOMER_PASSWORD : STAFF_PASSWORD;
  const reply = await context.request.post(`${address ?? ''}/api/auth/login`, { data: { username, password } });
  expect(reply.status(), `the log-in of ${username}`).toBe(200);
  const { data } = (await reply.json()) as { data: { token: string } };
  const localStorage = [{ name: STORED_AS[client], value: data.token }];
  await context.setStorageState({ cookies: [], origins: [{ origin: new URL(reply.url()).origin, localStorage }] });
}
