/** The part of trusted types that is used here. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (text: string) => string };
}

const WORKER = '/sw.js';

/** The one address that the page's security policy admits as a worker. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('sjaj-offline', { createScriptURL: () => WORKER }).createScriptURL('') ?? WORKER;
}

/** The files that this page was made of, without the page itself. */
const ownFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && /^\/(assets\/|theme\.js$|icon\.svg$)/.test(pathname),
    )
    .map(({ pathname }) => pathname);

/** Registers the service worker and has it store the page with its code, so that the shop opens offline. */
export async function storeShell(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(workerAddress(), { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ files: ownFiles() });
}
