/** What is used of the provider, which comes without types. */
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

  interface InteractionDetails {
    readonly params: { readonly client_id: string; readonly redirect_uri: string };
  }

  interface Configuration {
    readonly findAccount: (context: Context, sub: string) => Promise<object>;
    readonly loadExistingGrant: (context: Context) => Promise<Grant>;
    readonly interactions: { readonly url: (context: Context, interaction: { readonly uid: string }) => string };
    readonly [other: string]: unknown;
  }

  // As the package exports it.
  export default class Provider {
    constructor(issuer: string, configuration: Configuration);
    readonly AccessToken: { find(token: string): Promise<{ readonly accountId?: string } | undefined> };
    callback(): RequestListener;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<InteractionDetails>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options: { readonly mergeWithLastSubmission: boolean },
    ): Promise<void>;
  }
}
