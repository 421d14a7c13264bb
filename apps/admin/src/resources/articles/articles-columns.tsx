import type { AdminArticleRow } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Badge } from '@sjaj/ui';
import { Allowed } from '../../shared/session/allowed.tsx';
import { articleColumns, onHandColumn, unitColumn } from '../../shared/catalogue/article-columns.tsx';
import { amountText, plainAmount } from '../../shared/figures/amounts.ts';
import type { Column } from '../../shared/list/definition.ts';
import { t } from '../../shared/texts/t.ts';
import { PriceCell } from './price-cell.tsx';
import { StockCell } from './stock-cell.tsx';
import { VisibilityCell } from './visibility-cell.tsx';

const soft = (text: string) => <span className="sj-t2">{text}</span>;
const yesOrNo = (is: boolean) => t(is ? 'sign.yes' : 'sign.no');

export const ARTICLE_COLUMNS: readonly Column<AdminArticleRow>[] = [
  ...articleColumns<AdminArticleRow>(
    '/articles',
    ({ isArchived, disableSelling }) =>
      (isArchived && <Badge tone="grey">{t('article.archived')}</Badge>) ||
      (disableSelling && <Badge tone="grey">{t('article.notSold')}</Badge>),
  ),
  { key: 'brand', title: 'article.brand', text: ({ brand }) => brand, show: ({ brand }) => soft(brand) },
  {
    key: 'category',
    title: 'article.category',
    wideOnly: true,
    text: ({ category }) => category,
    show: ({ category }) => soft(category),
  },
  unitColumn(),
  onHandColumn((article, list) => <StockCell article={article} list={list} />),
  {
    key: 'reserved',
    title: 'article.reserved',
    right: true,
    offered: true,
    text: ({ reserved }) => String(reserved),
    show: ({ reserved }) => formatNumber(reserved),
  },
  {
    key: 'nc',
    title: 'article.ncShort',
    right: true,
    offered: true,
    text: ({ nc }) => (nc === null ? '' : plainAmount(nc)),
    show: ({ nc }) => (nc === null ? '–' : amountText(nc)),
  },
  {
    key: 'vpc',
    title: 'price.vpcShort',
    right: true,
    onPhone: true,
    sortBy: 'vpc',
    text: ({ vpc }) => plainAmount(vpc),
    show: (article, list) => (
      <Allowed to="editArticles" otherwise={amountText(article.vpc)}>
        <PriceCell article={article} kind="vpc" list={list} />
      </Allowed>
    ),
  },
  {
    key: 'mpc',
    title: 'price.mpcShort',
    right: true,
    text: ({ mpc }) => plainAmount(mpc),
    show: (article, list) => (
      <Allowed to="editArticles" otherwise={amountText(article.mpc)}>
        <PriceCell article={article} kind="mpc" list={list} />
      </Allowed>
    ),
  },
  {
    key: 'isVisibleOnWeb',
    title: 'article.columnVisible',
    onPhone: true,
    text: ({ isVisibleOnWeb }) => yesOrNo(isVisibleOnWeb),
    show: (article, list) => (
      <Allowed to="editArticles" otherwise={yesOrNo(article.isVisibleOnWeb)}>
        <VisibilityCell article={article} list={list} />
      </Allowed>
    ),
  },
  {
    key: 'disableSelling',
    title: 'article.sellable',
    offered: true,
    text: ({ disableSelling }) => yesOrNo(!disableSelling),
  },
];
