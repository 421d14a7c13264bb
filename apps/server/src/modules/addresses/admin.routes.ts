import type { adminCompanyAddresses, CompanyAddress } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Handlers } from '../../kernel/handlers.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import type { Db } from '../../platform/database/db.ts';
import {
  addressIn,
  companyOwner,
  createCompanyAddress,
  findAddress,
  listAddresses,
  removeCompanyAddress,
  updateCompanyAddress,
} from './service.ts';
import type { AddressRow } from './store.ts';

/** Whose choice it is at checkout is a matter of the people of the company. */
function companyAddress(language: Language, row: AddressRow): CompanyAddress {
  const { isPreferred: _, ...address } = addressIn(language, row);
  return address;
}

/** Staff keep the delivery addresses of companies. */
export const companyAddressHandlers = (db: Db): Handlers<typeof adminCompanyAddresses> => ({
  async list({ actor, params, language }) {
    const addresses = await listAddresses(db, await companyOwner(db, actor, params.id), language);
    return addresses.map(({ isPreferred: _, ...address }) => address);
  },
  async create({ actor, params, body, language, idempotency }) {
    const id = await createCompanyAddress(db, actor, { companyId: params.id, address: body, idempotency });
    const owner = await companyOwner(db, actor, params.id);
    return new WithMessage(companyAddress(language, await findAddress(db, owner, id)), 'addresses.saved');
  },
  async update({ actor, params, body, language }) {
    await updateCompanyAddress(db, actor, { companyId: params.id, id: params.addressId, address: body });
    const owner = await companyOwner(db, actor, params.id);
    return new WithMessage(companyAddress(language, await findAddress(db, owner, params.addressId)), 'addresses.saved');
  },
  async remove({ actor, params }) {
    await removeCompanyAddress(db, actor, { companyId: params.id, id: params.addressId });
    return new WithMessage(null, 'addresses.deleted');
  },
});
