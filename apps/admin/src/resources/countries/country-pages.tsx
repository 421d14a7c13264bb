import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { countryDefinition } from './country-form.tsx';
import { countriesList } from './country-list.tsx';

export const CountriesPage = () => <ListPage list={countriesList} />;
export const CountryPage = () => <EditRecordPage definition={countryDefinition} />;
export const NewCountryPage = () => <NewRecordPage definition={countryDefinition} />;
