/** What the tests use of the provider, which comes without types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface Context {
    readonly oidc: {
      readonly client?: { readonly clientId: string };
      readonly session?: { readonly accountId?: string };
      readonly provider: { readonly Grant: new (of: { clientId: string; accountId: string }) => Grant };
    };
  }

  interface Configuration {
    readonly findAccount: (context: Context, sub: string) => Promise<object>;
    readonly loadExistingGrant: (context: Context) => Promise<Grant>;
    readonly interactions: { readonly url: (context: Context, interaction: { readonly uid: string }) => string };
    readonly [other: string]: unknown;
  }

  // As the package exports it.
  // eslint-disable-next-line house/no-default-export
  export default class Provider {
    constructor(issuer: string, configuration: Configuration);
    callback(): RequestListener;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options: { readonly mergeWithLastSubmission: boolean },
    ): Promise<void>;
  }
}
