import { measurementScript } from '../../shared/measurement-script.ts';

/** The part of trusted types that is used here. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (text: string) => string };
}

let isLoaded = false;

/** Loads the script of the owner, once. The address is the one of the page, which the security policy admits. */
export function loadMeasurementScript(): void {
  const address = measurementScript();
  if (isLoaded || address === null) return;
  isLoaded = true;
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('sjaj-measurement', { createScriptURL: () => address });
  const script = document.createElement('script');
  script.async = true;
  script.src = policy?.createScriptURL('') ?? address;
  document.head.append(script);
}
