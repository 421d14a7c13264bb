/*
 * Lets the shop open without a line: the page itself and the code that it was last seen with. What is the same for everybody is
 * kept here and nothing else: calls, pushes, uploaded files and the back office go past this file untouched.
 */
const PAGES = 'sjaj-pages-1';
const CODE = 'sjaj-code-1';
const HOME = '/';
const TIDIED = '/tidied-for';
/* On a bad line the page from the device is better than none. */
const PATIENCE_MS = 4000;
const NOT_OURS = /^\/(api|hubs|files|admin)(\/|$)/;
/* A proxy without a shop behind it. */
const AWAY = [502, 503, 504];

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const begin = async () => {
    for (const name of await caches.keys()) {
      if (/^sjaj-(pages|code)-/.test(name) && name !== PAGES && name !== CODE) await caches.delete(name);
    }
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.files)) event.waitUntil(keepVersion(event.data.files));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || NOT_OURS.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(code(request));
  else event.respondWith(rest(request));
});

/* The page as the server has it now, so that a new version is there at once; every address has the same one. */
async function page(event) {
  const pages = await caches.open(PAGES);
  const known = await pages.match(HOME);
  const asked = (async () => {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (isPage(answer)) await pages.put(HOME, answer.clone());
    return answer;
  })();
  event.waitUntil(asked.catch(() => undefined));
  if (!known) return asked;
  const fromDevice = await marked(known);
  const answered = asked.then(
    (answer) => (AWAY.includes(answer.status) ? fromDevice : answer),
    () => fromDevice,
  );
  return Promise.race([answered, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, fromDevice))]);
}

const isPage = (answer) => answer.status === 200 && (answer.headers.get('content-type') ?? '').startsWith('text/html');

/* The page knows that it comes from the device and shows what it knows already. Its headers, the policy among them, stay. */
async function marked(known) {
  const html = await known.text();
  const headers = new Headers(known.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(html.replace('<html ', '<html data-from-device="" '), { headers });
}

/* Built files carry a hash in their name: what is known is right for ever. */
async function code(request) {
  const files = await caches.open(CODE);
  const known = await files.match(request.url);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.status === 200) await files.put(request.url, answer.clone());
  return answer;
}

/* The few files without one are asked for anew, and taken from the device where nobody answers. */
async function rest(request) {
  const pages = await caches.open(PAGES);
  try {
    const answer = await fetch(request);
    if (answer.status === 200) await pages.put(request.url, answer.clone());
    return answer;
  } catch (error) {
    const known = await pages.match(request.url);
    if (known) return known;
    throw error;
  }
}

/* A page tells what it was made of. With the first page of another version the code of the old one goes. */
async function keepVersion(names) {
  const pages = await caches.open(PAGES);
  const files = await caches.open(CODE);
  const answer = await fetch(HOME);
  if (!isPage(answer)) return;
  await pages.put(HOME, answer.clone());
  const addresses = names.map((name) => new URL(name, self.location.origin).href);
  const [built, others] = [/\/assets\//, /^(?!.*\/assets\/)/].map((kind) => addresses.filter((one) => kind.test(one)));
  for (const address of built) if (!(await files.match(address))) await files.add(address);
  for (const address of others) await pages.add(address);
  const html = await answer.text();
  const tidied = await (await pages.match(TIDIED))?.text();
  if (tidied === html) return;
  if (tidied !== undefined) {
    for (const request of await files.keys()) if (!addresses.includes(request.url)) await files.delete(request);
  }
  await pages.put(TIDIED, new Response(html));
}
