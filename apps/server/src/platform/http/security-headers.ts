const policyOf = (formSources: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ['form-action', "'self'", ...formSources].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    // Neither client makes code or markup out of text. The one policy allows the service worker, which opens the shop offline.
    "require-trusted-types-for 'script'",
    'trusted-types sjaj-offline',
  ].join(';');

interface HeaderSettings {
  /** Where forms may be sent besides: the gateway that takes cards. */
  readonly formSources?: readonly string[];
  /** The owner's domain may hold more than the shop, and not all of it by HTTPS: off unless the owner says so. */
  readonly hstsSubdomains?: boolean;
}

/**
 * What tells browsers to distrust whatever is not the shop's own, with every answer. Written down instead of worked out
 * by a plugin with each request, which took as long as sending a small answer.
 */
export const securityHeaders = ({ formSources = [], hstsSubdomains = false }: HeaderSettings = {}): Readonly<
  Record<string, string>
> => ({
  'content-security-policy': policyOf(formSources),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': hstsSubdomains ? 'max-age=31536000; includeSubDomains' : 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
});
