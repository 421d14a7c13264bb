import type { adminContractTerms } from '@sjaj/contract';
import type { Staff } from '../../../kernel/actor.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Handlers } from '../../../kernel/handlers.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import { Problem } from '../../../platform/problem.ts';
import { csvDownload, xlsxDownload } from '../../../platform/sheets/sheet-writing.ts';
import { listsOfCompany } from '../price-lists/service/lists.ts';
import { contractPriceSheet } from './service/contract-price-sheet.ts';
import { copyContractPrices } from './service/copy-contract-prices.ts';
import { exists } from './store/companies.ts';
import { checkPrice, listContractPrices, removeContractPrice, setContractPrice } from './service/contract-prices.ts';
import { addDiscount, changeDiscount, discountOptions, listDiscounts, removeDiscount } from './service/discounts.ts';

type CompanyCall = Pick<RequestContext<Staff>, 'actor' | 'language' | 'now'> & {
  readonly params: { readonly id: number };
};

const contextOf = ({ actor, params, language, now }: CompanyCall) => ({
  staff: actor,
  companyId: params.id,
  language,
  now,
});

export const adminContractTermsHandlers = (db: Db): Handlers<typeof adminContractTerms> => ({
  discounts: (call) => listDiscounts(db, contextOf(call)),
  priceLists: (call) => listsOfCompany(db, contextOf(call)),
  options: ({ language }) => discountOptions(db, language),
  async addDiscount(call) {
    return new WithMessage(await addDiscount(db, contextOf(call), call.body), 'records.saved');
  },
  async changeDiscount(call) {
    const change = { id: call.params.discountId, ...call.body };
    return new WithMessage(await changeDiscount(db, contextOf(call), change), 'records.saved');
  },
  async removeDiscount(call) {
    await removeDiscount(db, contextOf(call), call.params.discountId);
    return new WithMessage(null, 'records.deleted');
  },
  contractPrices: (call) => listContractPrices(db, contextOf(call), call.body),
  async setContractPrice(call) {
    return new WithMessage(await setContractPrice(db, contextOf(call), call.body), 'records.saved');
  },
  async removeContractPrice(call) {
    await removeContractPrice(db, contextOf(call), call.params.articleId);
    return new WithMessage(null, 'records.deleted');
  },
  copyContractPrices: (call) => copyContractPrices(db, contextOf(call), call.body, call.idempotency),
  async contractPriceFile({ actor, params: { id, format }, language, workOwner }) {
    if (!(await exists(db, actor, id))) throw new Problem('companies.not_found', 404);
    const sheet = contractPriceSheet(db, id, language);
    return format === 'csv' ? csvDownload(sheet.name, sheet) : xlsxDownload(sheet.name, [sheet], workOwner);
  },
  checkPrice: (call) => checkPrice(db, contextOf(call), call.body),
});
