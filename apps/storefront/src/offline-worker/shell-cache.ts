const PAGES = 'sjaj-pages-1';
const CODE = 'sjaj-code-1';
const HOME = '/';
/** Where the worker stores the page whose old code it has deleted. */
const CLEANED_FOR = '/tidied-for';
/** Statuses of a proxy whose shop does not answer. */
const UNAVAILABLE = [502, 503, 504];
/** On a poor connection the stored page is shown after this time. */
const PATIENCE_MS = 4_000;

const isPage = (answer: Response): boolean =>
  answer.status === 200 && (answer.headers.get('content-type') ?? '').startsWith('text/html');

/** Deletes the caches of earlier versions of the worker. */
export async function deleteOldCaches(): Promise<void> {
  for (const name of await caches.keys())
    if (/^sjaj-(pages|code)-/.test(name) && name !== PAGES && name !== CODE) await caches.delete(name);
}

/**
 * The page as the server has it now, so that a new version is shown at once; else the stored one. Of the
 * stored one, all addresses of the shop have the same. `fetching` is the request to the server.
 */
export async function loadPage(fetching: Promise<Response>, patienceMs = PATIENCE_MS): Promise<Response> {
  const pages = await caches.open(PAGES);
  const stored = await pages.match(HOME);
  if (!stored) return fetching;
  const fallback = await markStored(stored);
  const answered = fetching.then(
    (answer) => (UNAVAILABLE.includes(answer.status) ? fallback : answer),
    () => fallback,
  );
  return Promise.race([answered, new Promise<Response>((resolve) => setTimeout(resolve, patienceMs, fallback))]);
}

/** Stores the answer of a page for the next time offline. */
export async function storePage(answer: Response): Promise<void> {
  if (isPage(answer)) await (await caches.open(PAGES)).put(HOME, await shellOf(answer.clone()));
}

/** What the server says of one page only; see `web/document.ts` of the server. */
const CONTENT_BEGIN = '<!--page-->';
const CONTENT_END = '<!--/page-->';

function withoutContent(html: string): string {
  const [start = '', ...parts] = html.split(CONTENT_BEGIN);
  return start + parts.map((part) => part.split(CONTENT_END).slice(1).join('')).join('');
}

/** The page without what is said on it: the same for all addresses. */
async function shellOf(answer: Response): Promise<Response> {
  return withHtml(answer, withoutContent(await answer.text()));
}

/** Its headers, the security policy among them, stay. */
function withHtml(answer: Response, html: string): Response {
  const headers = new Headers(answer.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(html, { headers });
}

/** Marks a stored page, so that the app shows stored answers first. */
async function markStored(stored: Response): Promise<Response> {
  return withHtml(stored, (await stored.text()).replace('<html ', '<html data-from-device="" '));
}

/** A built file. Its name carries a hash, so a stored copy never expires. */
export async function loadChunk(request: Request): Promise<Response> {
  const files = await caches.open(CODE);
  const stored = await files.match(request.url);
  if (stored) return stored;
  const answer = await fetch(request);
  if (answer.status === 200) await files.put(request.url, answer.clone());
  return answer;
}

/** A file without a hash: from the server, else the stored copy. */
export async function loadFile(request: Request): Promise<Response> {
  const pages = await caches.open(PAGES);
  try {
    const answer = await fetch(request);
    if (answer.status === 200) await pages.put(request.url, answer.clone());
    return answer;
  } catch (error) {
    const stored = await pages.match(request.url);
    if (stored) return stored;
    throw error;
  }
}

/** Stores the page and the files that it was made of. The first page of a new version deletes the code of the old one. */
export async function storeVersion(origin: string, paths: readonly string[]): Promise<void> {
  const pages = await caches.open(PAGES);
  const files = await caches.open(CODE);
  const answer = await fetch(HOME);
  if (!isPage(answer)) return;
  const shell = await shellOf(answer);
  await pages.put(HOME, shell.clone());
  const addresses = paths.map((path) => new URL(path, origin).href);
  for (const address of addresses) {
    if (!address.includes('/assets/')) await pages.add(address);
    else if (!(await files.match(address))) await files.add(address);
  }
  const html = await shell.text();
  const cleanedFor = await (await pages.match(CLEANED_FOR))?.text();
  if (cleanedFor === html) return;
  if (cleanedFor !== undefined)
    for (const request of await files.keys()) if (!addresses.includes(request.url)) await files.delete(request);
  await pages.put(CLEANED_FOR, new Response(html));
}
