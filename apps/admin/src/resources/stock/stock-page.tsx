import './stock.css';
import { ListPage } from '../../shared/list/list-page.tsx';
import { stockList } from './stock-list.ts';

/** What is on the shelves, what of it is promised, and what runs out. */
export function StockPage() {
  return <ListPage list={stockList} />;
}
