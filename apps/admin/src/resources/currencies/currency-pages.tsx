import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { currencyDefinition } from './currency-form.tsx';
import { currenciesList } from './currency-list.tsx';

export const CurrenciesPage = () => <ListPage list={currenciesList} />;
export const CurrencyPage = () => <EditRecordPage definition={currencyDefinition} />;
export const NewCurrencyPage = () => <NewRecordPage definition={currencyDefinition} />;
