import type { adminContractTerms } from '@sjaj/contract';
import type { Staff } from '../../../kernel/actor.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Handlers } from '../../../kernel/handlers.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import { checkPrice, listContractPrices, removeContractPrice, setContractPrice } from './service/contract-prices.ts';
import { addDiscount, changeDiscount, discountOptions, listDiscounts, removeDiscount } from './service/discounts.ts';

type CompanyCall = Pick<RequestContext<Staff>, 'actor' | 'language'> & { readonly params: { readonly id: number } };

const contextOf = ({ actor, params, language }: CompanyCall) => ({ staff: actor, companyId: params.id, language });

export const adminContractTermsHandlers = (db: Db): Handlers<typeof adminContractTerms> => ({
  discounts: (call) => listDiscounts(db, contextOf(call)),
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
  checkPrice: (call) => checkPrice(db, { ...contextOf(call), now: call.now }, call.body),
});
