import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { bankAccountDefinition } from './bank-account-form.tsx';
import { bankAccountsList } from './bank-account-list.tsx';

export const BankAccountsPage = () => <ListPage list={bankAccountsList} />;
export const BankAccountPage = () => <EditRecordPage definition={bankAccountDefinition} />;
export const NewBankAccountPage = () => <NewRecordPage definition={bankAccountDefinition} />;
