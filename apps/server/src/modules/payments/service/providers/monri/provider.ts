import type { Language } from '@sjaj/domain';
import type { PaymentProvider } from '../provider.ts';
import type { Transport } from '../gateway-call.ts';
import { parseCallback, parseReturn } from './callback.ts';
import { declineReason } from './decline-reason.ts';
import { formFields, type Merchant, PAGE_LANGUAGES } from './fields.ts';
import { fetchStatus, refund } from './server-calls.ts';

interface MonriSettings extends Merchant {
  /** `https://ipg.monri.com`, or the test system's. */
  readonly baseUrl: string;
  readonly transport?: Transport;
  /** What the gateway's page calls the languages, where it has more than Monri's. */
  readonly languages?: Readonly<Record<Language, string>>;
  /** Where the browser finds the gateway, if not at `baseUrl`; told where the browser sees the shop. */
  readonly browserUrl?: (origin: string) => string;
  readonly formSources?: readonly string[];
}

/** Monri WebPay: the buyer's card is asked for on Monri's page, the result comes as a signed call. */
export function monriProvider(settings: MonriSettings): PaymentProvider {
  const { token, key, transport = fetch, languages = PAGE_LANGUAGES } = settings;
  const baseUrl = settings.baseUrl.replace(/\/$/, '');
  const merchant = { token, key };
  const line = { baseUrl, merchant, transport };
  return {
    name: 'monri',
    formSources: settings.formSources ?? [new URL(baseUrl).origin],
    start: async (payment, origin) => ({
      url: `${settings.browserUrl?.(origin) ?? baseUrl}/v2/form`,
      method: 'POST',
      fields: formFields(payment, merchant, languages),
    }),
    parseReturn: (url) => parseReturn(key, url),
    parseCallback: (rawBody, headers) => parseCallback(key, rawBody, headers['authorization']),
    status: (payment) => fetchStatus(line, payment),
    declineReason,
    refund: (payment, method) => refund(line, payment, method),
  };
}
