import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteOldCaches, loadChunk, loadFile, loadPage, storePage, storeVersion } from './shell-cache.ts';

const ORIGIN = 'https://shop.test';
const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html', 'x-policy': 'strict' } });
const never = new Promise<Response>(() => undefined);

/** Bodies by address; an address without one cannot be reached. */
let server: Record<string, string>;
let stores: Map<string, Map<string, Response>>;

const addressOf = (request: Request | string): string =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;

async function fetchFake(request: Request | string): Promise<Response> {
  const body = server[new URL(addressOf(request)).pathname];
  if (body === undefined) throw new TypeError('no connection');
  return body.startsWith('<html') ? html(body) : new Response(body);
}

function openFake(name: string) {
  const store = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, store);
  return Promise.resolve({
    match: async (request: Request | string) => store.get(addressOf(request))?.clone(),
    put: async (request: Request | string, answer: Response) => void store.set(addressOf(request), answer),
    add: async (request: string) => void store.set(addressOf(request), await fetchFake(request)),
    delete: async (request: Request) => store.delete(request.url),
    keys: async () => [...store.keys()].map((url) => new Request(url)),
  });
}

beforeEach(() => {
  server = {};
  stores = new Map();
  vi.stubGlobal('fetch', fetchFake);
  vi.stubGlobal('caches', {
    open: openFake,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('answers with the page of the server while there is a connection', async () => {
  await storePage(html('<html lang="bs">old'));
  expect(await (await loadPage(Promise.resolve(html('<html lang="bs">new')))).text()).toBe('<html lang="bs">new');
});

it('answers with the marked stored page offline, with its headers', async () => {
  await storePage(html('<html lang="bs">old'));
  const answer = await loadPage(Promise.reject(new TypeError('no connection')));
  expect(await answer.text()).toBe('<html data-from-device="" lang="bs">old');
  expect(answer.headers.get('x-policy')).toBe('strict');
});

it('stores the page without what it says of one address', async () => {
  await storePage(
    html('<html lang="bs"><!--page--><title>Sapun</title><!--/page--><main></main><!--page-->\nSapun<!--/page-->'),
  );
  const answer = await loadPage(Promise.reject(new TypeError('no connection')));
  expect(await answer.text()).toBe('<html data-from-device="" lang="bs"><main></main>');
});

it.each([502, 503, 504])('answers with the stored page where a proxy says %i', async (status) => {
  await storePage(html('<html lang="bs">old'));
  const answer = await loadPage(Promise.resolve(new Response('', { status })));
  expect(await answer.text()).toContain('old');
});

it('answers with the stored page when the server takes too long', async () => {
  await storePage(html('<html lang="bs">old'));
  expect(await (await loadPage(never, 0)).text()).toContain('old');
});

it('fails offline where no page is stored', async () => {
  await expect(loadPage(Promise.reject(new TypeError('no connection')))).rejects.toThrow('no connection');
});

it('stores no answer that is not a page', async () => {
  await storePage(new Response('{}', { headers: { 'content-type': 'application/json' } }));
  await expect(loadPage(Promise.reject(new TypeError('no connection')))).rejects.toThrow();
});

it('loads a built file once', async () => {
  const request = new Request(`${ORIGIN}/assets/home-1.js`);
  server['/assets/home-1.js'] = 'home';
  await loadChunk(request);
  server = {};
  expect(await (await loadChunk(request)).text()).toBe('home');
});

it('loads a file without a hash from the server, and the stored copy offline', async () => {
  const request = new Request(`${ORIGIN}/icon.svg`);
  server['/icon.svg'] = 'first';
  await loadFile(request);
  server['/icon.svg'] = 'second';
  expect(await (await loadFile(request)).text()).toBe('second');
  server = {};
  expect(await (await loadFile(request)).text()).toBe('second');
  await expect(loadFile(new Request(`${ORIGIN}/other.svg`))).rejects.toThrow('no connection');
});

it('deletes the code of the old version with the first page of a new one', async () => {
  server = { '/': '<html>1', '/assets/a.js': 'a', '/assets/b.js': 'b', '/theme.js': 'theme' };
  await storeVersion(ORIGIN, ['/assets/a.js', '/theme.js']);
  await storeVersion(ORIGIN, ['/assets/b.js']);
  expect([...(stores.get('sjaj-code-1')?.keys() ?? [])]).toEqual([`${ORIGIN}/assets/a.js`, `${ORIGIN}/assets/b.js`]);
  server['/'] = '<html>2';
  await storeVersion(ORIGIN, ['/assets/b.js']);
  expect([...(stores.get('sjaj-code-1')?.keys() ?? [])]).toEqual([`${ORIGIN}/assets/b.js`]);
});

it('deletes the caches of earlier workers, not those of other owners', async () => {
  for (const name of ['sjaj-pages-0', 'sjaj-pages-1', 'sjaj-answers-2']) await openFake(name);
  await deleteOldCaches();
  expect([...stores.keys()]).toEqual(['sjaj-pages-1', 'sjaj-answers-2']);
});
