import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { bankDefinition } from './bank-form.tsx';
import { banksList } from './bank-list.tsx';

export const BanksPage = () => <ListPage list={banksList} />;
export const BankPage = () => <EditRecordPage definition={bankDefinition} />;
export const NewBankPage = () => <NewRecordPage definition={bankDefinition} />;
