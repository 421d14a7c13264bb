import type { addresses, shippingInfo as shippingInfoGroup } from '@sjaj/contract';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import {
  addressIn,
  createAddress,
  findAddress,
  listAddresses,
  preferAddress,
  removeAddress,
  shippingInfo,
  updateAddress,
} from './service.ts';

export const addressHandlers = (db: Db): Handlers<typeof addresses> => ({
  list: ({ actor, language }) => listAddresses(db, actor, language),
  one: async ({ actor, params, language }) => addressIn(language, await findAddress(db, actor, params.id)),
  async create({ actor, body, language, idempotency }) {
    // A buyer may add an address, but only those who may edit addresses set the default.
    const isDefault = body.isDefault && actor.role !== 'buyer';
    const id = await createAddress(db, actor, { address: { ...body, isDefault }, isPreferred: false, idempotency });
    return new WithMessage(addressIn(language, await findAddress(db, actor, id)), 'addresses.saved');
  },
  async update({ actor, params, body, language }) {
    await updateAddress(db, actor, { id: params.id, address: body });
    return new WithMessage(addressIn(language, await findAddress(db, actor, params.id)), 'addresses.saved');
  },
  async remove({ actor, params }) {
    await removeAddress(db, actor, params.id);
    return new WithMessage(null, 'addresses.deleted');
  },
});

export const shippingInfoHandlers = (db: Db): Handlers<typeof shippingInfoGroup> => ({
  async create({ actor, body, language, idempotency }) {
    const isDefault = body.isDefault && actor.role !== 'buyer';
    const id = await createAddress(db, actor, { address: { ...body, isDefault }, isPreferred: true, idempotency });
    return new WithMessage(shippingInfo(addressIn(language, await findAddress(db, actor, id))), 'addresses.saved');
  },
  async update({ actor, body: { addressId }, language }) {
    await preferAddress(db, actor, addressId);
    const address = addressIn(language, await findAddress(db, actor, addressId));
    return new WithMessage(shippingInfo(address), 'addresses.preferred', { title: address.title });
  },
});
