import './stock.css';
import { ListPage } from '../../shared/list/list-page.tsx';
import { stockList } from './stock-list.ts';

/** The list of stock levels. */
export function StockPage() {
  return <ListPage list={stockList} />;
}
