import { useQuery } from '@tanstack/react-query';
import { townOptions } from '@sjaj/app-kit';
import { jibCheckDigitFits } from '@sjaj/domain';
import { Notice, SelectField } from '@sjaj/ui';
import { townsQuery } from '../../../shared/delivery-address/towns-query.ts';
import { t } from '../../../shared/texts/t.ts';
import { fieldId, NumberedSection, RequestTextField } from './form-parts.tsx';
import { countriesQuery } from './queries.ts';
import { formOf } from './request.logic.ts';
import type { RequestState } from './use-request.ts';

const JIB_DIGITS = 13;

/** Title, numbers and seat of the company. */
export function CompanySection({ state }: { readonly state: RequestState }) {
  const { data: allTowns = [] } = useQuery(townsQuery);
  const { data: countries = [] } = useQuery(countriesQuery);
  const { draft, set } = state;
  const countryId = draft.countryId || String(countries[0]?.id ?? '');
  const { jib } = formOf(draft);
  // Some genuine numbers of branches do not fit: a hint, never an error.
  const isDoubtful = jib.length === JIB_DIGITS && state.errorOf('jib') === undefined && !jibCheckDigitFits(jib);
  const towns = townOptions(allTowns.filter((town) => String(town.countryId) === countryId));
  return (
    <NumberedSection number={1} title={t('accountRequest.company')}>
      <div className="auth-fields">
        <RequestTextField
          state={state}
          name="companyTitle"
          autoComplete="organization"
          maxLength={150}
          className="auth-wide"
        />
        <div>
          <RequestTextField
            state={state}
            name="jib"
            inputMode="numeric"
            maxLength={20}
            hint={t('accountRequest.jibHint')}
          />
          {isDoubtful && (
            <Notice tone="warn" className="auth-doubt">
              {t('validation.jib_check_digit')}
            </Notice>
          )}
        </div>
        <RequestTextField state={state} name="vatNumber" optional inputMode="numeric" maxLength={20} />
        <RequestTextField state={state} name="address" autoComplete="street-address" maxLength={120} />
        <div className="auth-place">
          <SelectField
            label={t('field.country')}
            autoComplete="country"
            value={countryId}
            options={countries.map(({ id, title }) => ({ value: String(id), label: title }))}
            onChange={(event) => set({ countryId: event.currentTarget.value, townId: '' })}
          />
          <SelectField
            id={fieldId('townId')}
            label={t('field.townId')}
            value={draft.townId}
            error={state.errorOf('townId')}
            options={[{ value: '', label: '' }, ...towns]}
            onChange={(event) => set({ townId: event.currentTarget.value })}
            onBlur={() => state.leave('townId')}
          />
        </div>
      </div>
    </NumberedSection>
  );
}
