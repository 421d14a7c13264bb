import type { RegistrationForm } from '@sjaj/contract';
import { Checkbox, FieldError, useUiLink } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';

interface TermsConsentProps {
  readonly isGiven: boolean;
  readonly error: string | undefined;
  readonly onChange: (part: Pick<RegistrationForm, 'acceptsTerms'>) => void;
}

const CONSENT_NOTE = 'registration-consent-note';

/** The consent that every private account needs, with the terms to read. */
export function TermsConsent({ isGiven, error, onChange }: TermsConsentProps) {
  const Link = useUiLink();
  return (
    <div>
      <Checkbox
        label={
          <>
            {t('registration.accept')}{' '}
            <Link className="sj-link" href="/terms-and-conditions" target="_blank">
              {t('accountRequest.terms')}
            </Link>
            .
          </>
        }
        checked={isGiven}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? CONSENT_NOTE : undefined}
        onChange={(event) => onChange({ acceptsTerms: event.currentTarget.checked })}
      />
      {error && <FieldError id={CONSENT_NOTE}>{error}</FieldError>}
    </div>
  );
}
