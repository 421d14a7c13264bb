import './sales.css';
import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { saleKind } from './form/sale-kind.tsx';
import { salesList } from './sales-list.ts';

export const SalesPage = () => <ListPage list={salesList} />;
export const SalePage = () => <EditRecordPage definition={saleKind} />;
export const NewSalePage = () => <NewRecordPage definition={saleKind} />;
