import { GatewayUnavailable } from './provider.ts';

/** As `fetch`; tests hand in their own. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

const PATIENCE_MS = 8_000;
/** An answer of a gateway is a few hundred characters. */
const LONGEST_ANSWER = 65_536;

interface GatewayCall {
  readonly url: string;
  readonly body: string;
  readonly contentType: string;
}

/**
 * Asks the gateway and returns its words, with the status. Redirects are not followed: the address is configured. Nothing of
 * the request is in the error, so that no secret reaches a log.
 */
export async function askGateway(
  transport: Transport,
  { url, body, contentType }: GatewayCall,
): Promise<{ status: number; text: string }> {
  try {
    const response = await transport(url, {
      method: 'POST',
      headers: { 'content-type': contentType, accept: contentType },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    if (response.status >= 500 || text.length > LONGEST_ANSWER) throw new GatewayUnavailable('no usable answer');
    return { status: response.status, text };
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw error;
    throw new GatewayUnavailable('the payment gateway did not answer');
  }
}
