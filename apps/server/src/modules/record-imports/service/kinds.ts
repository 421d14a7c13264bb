import type { RecordImportContent } from '@sjaj/contract';
import { openArticles, openPrices } from '../articles/service/session.ts';
import { openArticleVendors } from '../article-vendors/service.ts';
import { openContractPrices } from '../agreed-prices/service/contract-prices.ts';
import { openPriceLists } from '../agreed-prices/service/price-lists.ts';
import { openCompanies } from '../companies/service.ts';
import { openPictures } from '../pictures/service/session.ts';
import { openTowns } from '../towns/service.ts';
import { openUsers } from '../users/service.ts';
import type { ImportOptions } from '../rules/records.ts';
import type { OpenSession } from './session.ts';

/** What each kind of import reads and writes. */
export const KINDS: Readonly<Record<RecordImportContent, OpenSession>> = {
  articles: openArticles,
  prices: openPrices,
  contract_prices: openContractPrices,
  price_lists: openPriceLists,
  article_vendors: openArticleVendors,
  companies: openCompanies,
  users: openUsers,
  towns: openTowns,
  pictures: openPictures,
};

/** Where nothing was chosen beside the columns. */
export const NO_OPTIONS: ImportOptions = { createsMissing: false, category: '', brand: '', companyId: null };
