import { t } from '../../../shared/texts/t.ts';
import { NumberedSection, RequestTextField } from './form-parts.tsx';
import type { RequestState } from './use-request.ts';

/** Who gets the first access. */
export function PersonSection({ state }: { readonly state: RequestState }) {
  return (
    <NumberedSection number={2} title={t('accountRequest.person')} note={t('accountRequest.personNote')}>
      <div className="auth-fields">
        <RequestTextField state={state} name="firstName" autoComplete="given-name" maxLength={60} />
        <RequestTextField state={state} name="lastName" autoComplete="family-name" maxLength={60} />
        <RequestTextField
          state={state}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={200}
          hint={t('accountRequest.emailHint')}
        />
        <RequestTextField state={state} name="phone" type="tel" autoComplete="tel" maxLength={25} />
        <RequestTextField state={state} name="position" optional autoComplete="organization-title" maxLength={80} />
      </div>
    </NumberedSection>
  );
}
