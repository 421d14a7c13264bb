import type { CountryForm, TownForm } from '@sjaj/contract';
import { Problem } from '../../platform/problem.ts';

/** Bosnia and Herzegovina: the towns of every shop, its terms and its delivery belong to it. */
const HOME_COUNTRY = 'BA';

/** 409 for a change that would take the shop's own country away. `storedCode`: undefined for a new country. */
export function checkCountry(storedCode: string | undefined, { code, isOffered }: CountryForm): void {
  if (storedCode !== HOME_COUNTRY) return;
  if (code !== HOME_COUNTRY) throw homeCountry('code');
  if (!isOffered) throw homeCountry('isOffered');
}

/** 409 for the removal of the shop's own country. */
export function checkCountryRemoval(code: string | undefined): void {
  if (code === HOME_COUNTRY) throw new Problem('geography.home_country', 409);
}

const homeCountry = (field: string): Problem =>
  new Problem('geography.home_country', 409, { errors: [{ field, key: 'geography.home_country' }] });

/** 400 for an unknown country, an entity outside Bosnia and Herzegovina, or a canton outside the Federation. */
export function checkTown(countryCode: string | undefined, { entity, canton }: TownForm): void {
  if (countryCode === undefined) throw refusal('countryId', 'geography.country_not_found');
  if (entity !== null && countryCode !== HOME_COUNTRY) throw refusal('entity', 'geography.entity_abroad');
  if (canton !== null && entity !== 'FBiH') throw refusal('canton', 'geography.canton_outside_federation');
}

const refusal = (
  field: string,
  key: 'geography.canton_outside_federation' | 'geography.country_not_found' | 'geography.entity_abroad',
) => new Problem(key, 400, { errors: [{ field, key }] });
