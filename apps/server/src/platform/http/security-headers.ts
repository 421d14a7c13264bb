/** What a document's policy admits of its own text: the hashes of its inline scripts and styles, as sources. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const NOTHING_INLINE: InlineSources = { scripts: [], styles: [] };

interface PolicySources {
  readonly formSources: readonly string[];
  /** Whose script a page may load, with what it sends and shows. */
  readonly scriptSources: readonly string[];
  readonly inline?: InlineSources;
  /** Whether the page reads barcodes, which compiles WebAssembly. */
  readonly scans?: boolean;
}

const policyOf = ({ formSources, scriptSources, inline = NOTHING_INLINE, scans = false }: PolicySources): string =>
  [
    "default-src 'none'",
    ['script-src', "'self'", ...(scans ? ["'wasm-unsafe-eval'"] : []), ...inline.scripts, ...scriptSources].join(' '),
    ['style-src', "'self'", ...inline.styles].join(' '),
    ['img-src', "'self'", 'data:', 'blob:', ...scriptSources].join(' '),
    ['connect-src', "'self'", ...scriptSources].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ['form-action', "'self'", ...formSources].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    // Neither client makes code or markup out of text. The policies allow two workers: one opens the shop offline, one solves challenges.
    "require-trusted-types-for 'script'",
    ['trusted-types', 'sjaj-offline', 'sjaj-proof', ...(scriptSources.length > 0 ? ['sjaj-measurement'] : [])].join(
      ' ',
    ),
  ].join(';');

interface HeaderSettings {
  /** Where forms may be sent besides: the gateway that takes cards. */
  readonly formSources?: readonly string[];
  /** The script by which the owner measures visits: pages of the storefront may load it, the back office may not. */
  readonly measurementScript?: URL | null | undefined;
  /** What the storefront's document holds; a page of the back office holds nothing inline. */
  readonly inline?: InlineSources | undefined;
  /** The owner's domain may hold more than the shop, and not all of it by HTTPS: off unless the owner says so. */
  readonly hstsSubdomains?: boolean;
}

type Headers = Readonly<Record<string, string>>;

/** For every answer: nothing is sniffed, and no other site may embed it. */
const EVERYWHERE = { 'cross-origin-resource-policy': 'same-origin', 'x-content-type-options': 'nosniff' } as const;

const FILE = /^\/(?:(?:admin\/)?assets\/[^?]+\.(?:js|css|woff2|wasm)|files\/pictures\/[^?]+\.(?:webp|png))(?:\?|$)/;
const CALL = /^\/api\/(?!docs)/;
/** The page that reads codes by the camera. No other may use it, so links within the shop load this document. */
const SCAN = /^\/scan\/?(?:\?|$)/;
const STOREFRONT = /^\/(?!admin(?:[/?]|$)|api\/|health|readyz)/;

/**
 * The headers that tell browsers to distrust what is not the shop's own, by the address of a request. Written down instead of worked out
 * by a plugin with each request, which took as long as sending a small answer. Pages, and every address that is not known to be anything
 * else, get all of them. A call never answers with a document, and a script, style, font or picture cannot be one: most of the headers
 * mean nothing there, and they would be half of what a small answer takes.
 */
export function securityHeaders(settings: HeaderSettings = {}): (url: string) => Headers {
  const page = pageHeaders(settings, { scriptSources: [] });
  const { measurementScript, inline = NOTHING_INLINE } = settings;
  const scriptSources = measurementScript ? [measurementScript.origin] : [];
  const shop = pageHeaders(settings, { scriptSources, inline });
  const scan = pageHeaders(settings, { scriptSources, inline, scans: true });
  const call = {
    ...EVERYWHERE,
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'strict-transport-security': transportSecurity(settings),
  };
  return (url) => {
    if (CALL.test(url)) return call;
    if (FILE.test(url)) return EVERYWHERE;
    if (SCAN.test(url)) return scan;
    return STOREFRONT.test(url) ? shop : page;
  };
}

const transportSecurity = ({ hstsSubdomains = false }: HeaderSettings): string =>
  hstsSubdomains ? 'max-age=31536000; includeSubDomains' : 'max-age=31536000';

const pageHeaders = (settings: HeaderSettings, sources: Omit<PolicySources, 'formSources'>): Headers => ({
  ...EVERYWHERE,
  'content-security-policy': policyOf({ formSources: settings.formSources ?? [], ...sources }),
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': sources.scans ? 'camera=(self)' : 'camera=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': transportSecurity(settings),
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
});
