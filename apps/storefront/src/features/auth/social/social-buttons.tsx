import { useQuery } from '@tanstack/react-query';
import { ProviderLink } from '../../../shared/social/provider-link.tsx';
import { socialProvidersQuery } from '../../../shared/social/providers.ts';
import { t } from '../../../shared/texts/t.ts';

interface SocialButtonsProps {
  /** The page of the shop that the log-in leads back to. */
  readonly returnTo: string;
}

/** The ways to log in at Google and Facebook; nothing where the shop has none. A failed question leaves the password. */
export function SocialButtons({ returnTo }: SocialButtonsProps) {
  const { data: providers = [] } = useQuery(socialProvidersQuery);
  if (providers.length === 0) return null;
  return (
    <div className="sj-col sj-g12 auth-social">
      {providers.map((provider) => (
        <ProviderLink
          key={provider}
          provider={provider}
          label={t(`socialContinue.${provider}`)}
          purpose="log-in"
          returnTo={returnTo}
        />
      ))}
    </div>
  );
}
