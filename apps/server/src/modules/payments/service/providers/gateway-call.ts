import { GatewayUnavailable } from './provider.ts';

/** As `fetch`; tests hand in their own. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

const TIMEOUT_MS = 8_000;
/** An answer of a gateway is a few hundred characters. */
const MAX_ANSWER_LENGTH = 65_536;

interface GatewayCall {
  readonly url: string;
  readonly body: string;
  readonly contentType: string;
}

/**
 * Posts a request to the gateway and returns status and body. Redirects are refused. Errors contain nothing of the request,
 * so that no secret is logged.
 */
export async function callGateway(
  transport: Transport,
  { url, body, contentType }: GatewayCall,
): Promise<{ status: number; text: string }> {
  try {
    const response = await transport(url, {
      method: 'POST',
      headers: { 'content-type': contentType, accept: contentType },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (response.status >= 500 || text.length > MAX_ANSWER_LENGTH) throw new GatewayUnavailable('no usable answer');
    return { status: response.status, text };
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw error;
    throw new GatewayUnavailable('the payment gateway did not answer');
  }
}
