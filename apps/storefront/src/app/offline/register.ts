/** As much of trusted types as this needs. */
interface Policies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (text: string) => string };
}

const WORKER = '/sw.js';

/** The one address that the page's policy lets through as a script of its own thread. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };
  return trustedTypes?.createPolicy('sjaj-offline', { createScriptURL: () => WORKER }).createScriptURL('') ?? WORKER;
}

/** Everything that this page was made of, the page itself aside. */
const ownFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && /^\/(assets\/|theme\.js$|icon\.svg$)/.test(pathname),
    )
    .map(({ pathname }) => pathname);

/** Has the page and its code kept on the device, so that the shop opens without a line. */
export async function keepShell(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(workerAddress(), { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ files: ownFiles() });
}
