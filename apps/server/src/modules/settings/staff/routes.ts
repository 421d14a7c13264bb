import type { AdminSettings, adminSettings, SettingsForm } from '@sjaj/contract';
import { fromKm, toKm } from '@sjaj/domain';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import type { Handlers } from '../../../kernel/handlers.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import { Problem } from '../../../platform/problem.ts';
import { type Settings, settingsFrom } from '../rules.ts';
import { all, lockVersion, put } from '../store.ts';

const NEVER_SAVED = 0;
/** The settings are no record of a table: the log calls them so. */
const ENTITY = { entity: 'settings', entityId: 1 };

async function read(db: Db | Tx): Promise<AdminSettings> {
  const stored = await all(db);
  const {
    freeShippingAmount,
    languages,
    orderMailAddresses,
    guestOrders,
    lowStockLevel: _,
    ...same
  } = settingsFrom(stored);
  return {
    ...same,
    freeShippingAmount: toKm(freeShippingAmount),
    consumerShopUrl: same.consumerShopUrl || null,
    languages: [...languages],
    orderMailAddresses: [...orderMailAddresses],
    guestOrders: { ...guestOrders, total: toKm(guestOrders.total), openTotal: toKm(guestOrders.openTotal) },
    version: Number(stored.get('version') ?? NEVER_SAVED),
  };
}

const storedForm = ({
  freeShippingAmount,
  consumerShopUrl,
  guestOrders,
  ...same
}: SettingsForm): Omit<Settings, 'lowStockLevel'> => ({
  ...same,
  freeShippingAmount: fromKm(freeShippingAmount),
  consumerShopUrl: consumerShopUrl ?? '',
  guestOrders: { ...guestOrders, total: fromKm(guestOrders.total), openTotal: fromKm(guestOrders.openTotal) },
});

/** Staff read and change the settings; what was and became stands in the audit log. */
export const adminSettingsHandlers = (db: Db): Handlers<typeof adminSettings> => ({
  read: () => read(db),
  update: ({ actor, body: { version, ...form } }) =>
    inTransaction(db, async (tx) => {
      await lockVersion(tx);
      const { version: now, ...before } = await read(tx);
      if (now !== version) throw new Problem('records.changed_meanwhile', 409);
      if (!form.languages.includes(form.defaultLanguage)) {
        const key = 'settings.default_language_off';
        throw new Problem(key, 400, { errors: [{ field: 'defaultLanguage', key }] });
      }
      for (const [name, value] of Object.entries(storedForm(form))) await put(tx, name, value);
      await put(tx, 'version', version + 1);
      await writeAudit(tx, actor, { action: 'settings.update', ...ENTITY, before, after: form });
      return new WithMessage(await read(tx), 'records.saved');
    }),
});
