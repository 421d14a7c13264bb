import type { addresses } from '@sjaj/contract';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import { addressIn, createAddress, findAddress, listAddresses, removeAddress, updateAddress } from './service.ts';

export const addressHandlers = (db: Db): Handlers<typeof addresses> => ({
  list: ({ actor, language }) => listAddresses(db, actor, language),
  one: async ({ actor, params, language }) => addressIn(language, await findAddress(db, actor, params.id)),
  async create({ actor, body, language, idempotency }) {
    // A buyer may add an address, but only those who may edit addresses set the default.
    const isDefault = body.isDefault && actor.role !== 'buyer';
    const id = await createAddress(db, actor, { ...body, isDefault }, idempotency);
    return new WithMessage(addressIn(language, await findAddress(db, actor, id)), 'addresses.saved');
  },
  async update({ actor, params, body, language }) {
    await updateAddress(db, actor, params.id, body);
    return new WithMessage(addressIn(language, await findAddress(db, actor, params.id)), 'addresses.saved');
  },
  async remove({ actor, params }) {
    await removeAddress(db, actor, params.id);
    return new WithMessage(null, 'addresses.deleted');
  },
});
