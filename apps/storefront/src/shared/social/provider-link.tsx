import { IconBrandFacebook, IconBrandGoogle } from '@tabler/icons-react';
import { STORAGE_KEYS, writeStored } from '@sjaj/app-kit';
import type { SocialProvider } from '@sjaj/contract';
import { buttonClass } from '@sjaj/ui';

const ICONS = { google: IconBrandGoogle, facebook: IconBrandFacebook } as const;

/** The mark of a provider. */
export function ProviderIcon({ provider, size }: { readonly provider: SocialProvider; readonly size: number }) {
  const Icon = ICONS[provider];
  return <Icon size={size} aria-hidden="true" />;
}

interface ProviderLinkProps {
  readonly provider: SocialProvider;
  readonly label: string;
  /** `link`: the session that is logged in stays, and is linked with who the provider names. */
  readonly purpose: 'log-in' | 'link';
  /** The page of the shop that the provider's answer leads back to. */
  readonly returnTo: string;
}

/** The way to a log-in at a provider. The server redirects from here to the provider, so it is no page of the router. */
export function ProviderLink({ provider, label, purpose, returnTo }: ProviderLinkProps) {
  const isLink = purpose === 'link';
  return (
    <a
      className={buttonClass({ variant: 'line', size: isLink ? 'sm' : 'lg', full: !isLink })}
      href={`/api/auth/social/${provider}/begin`}
      onClick={() => {
        writeStored(STORAGE_KEYS.socialReturn, returnTo, 'session');
        writeStored(STORAGE_KEYS.socialLink, isLink ? provider : null, 'session');
      }}
    >
      {!isLink && <ProviderIcon provider={provider} size={18} />}
      {label}
    </a>
  );
}
