import { useQuery } from '@tanstack/react-query';
import { IconBrandFacebook, IconBrandGoogle } from '@tabler/icons-react';
import { STORAGE_KEYS, writeStored } from '@sjaj/app-kit';
import { buttonClass } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import { calls } from '../calls.ts';

const FRESH_MS = 300_000;
const ICONS = { google: IconBrandGoogle, facebook: IconBrandFacebook } as const;

interface SocialButtonsProps {
  /** The page of the shop that the log-in leads back to. */
  readonly returnTo: string;
}

/** The ways to log in at Google and Facebook; nothing where the shop has none. A failed question leaves the password. */
export function SocialButtons({ returnTo }: SocialButtonsProps) {
  const { data: providers = [] } = useQuery({
    queryKey: ['social-providers'],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => (await calls.social.providers({ signal })).data,
  });
  if (providers.length === 0) return null;
  return (
    <div className="sj-col sj-g12 auth-social">
      {providers.map((provider) => {
        const Icon = ICONS[provider];
        return (
          // The server redirects from here to the provider, so it is no page of the router.
          <a
            key={provider}
            className={buttonClass({ variant: 'line', size: 'lg', full: true })}
            href={`/api/auth/social/${provider}/begin`}
            onClick={() => writeStored(STORAGE_KEYS.socialReturn, returnTo, 'session')}
          >
            <Icon size={18} aria-hidden="true" />
            {t(`socialContinue.${provider}`)}
          </a>
        );
      })}
    </div>
  );
}
