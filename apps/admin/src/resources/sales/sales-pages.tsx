import './sales.css';
import { ListPage } from '../../shared/list/list-page.tsx';
import { KindPage, NewKindPage } from '../../shared/record/kind-pages.tsx';
import { saleKind } from './form/sale-kind.tsx';
import { salesList } from './sales-list.ts';

export const SalesPage = () => <ListPage list={salesList} />;
export const SalePage = () => <KindPage kind={saleKind} />;
export const NewSalePage = () => <NewKindPage kind={saleKind} />;
