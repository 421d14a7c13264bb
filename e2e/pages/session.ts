import { type BrowserContext, expect } from '@playwright/test';

export const CUSTOMER_PASSWORD = 'Sjaj-demo-2026';
export const STAFF_PASSWORD = 'Sjaj-staff-2026';

/** Users of the demo shop who are staff; all others are customers. */
const STAFF: readonly string[] = ['lejla', 'tarik', 'dario', 'nedim'];

/** What the clients store the token of a session under. */
const STORED_AS = { shop: 'sjaj.token', office: 'sjaj.staff-token' } as const;

/** The storefront, or the back office. */
export type Client = keyof typeof STORED_AS;

interface LogIn {
  readonly username: string;
  readonly client: Client;
}

/**
 * A session of its own in the context, begun by one call instead of by the log-in form, which costs two loads of the app. Replaces what
 * the context has stored.
 */
export async function beginSession(context: BrowserContext, { username, client }: LogIn): Promise<void> {
  const password = STAFF.includes(username) ? STAFF_PASSWORD : CUSTOMER_PASSWORD;
  const reply = await context.request.post('/api/auth/login', { data: { username, password } });
  expect(reply.status(), `the log-in of ${username}`).toBe(200);
  const { data } = (await reply.json()) as { data: { token: string } };
  const localStorage = [{ name: STORED_AS[client], value: data.token }];
  await context.setStorageState({ cookies: [], origins: [{ origin: new URL(reply.url()).origin, localStorage }] });
}
