import type { RecoveryCodes, SecondFactorView } from '@sjaj/contract';
import type { Customer, Staff } from '../../../../kernel/actor.ts';
import { writeAudit } from '../../../../kernel/audit.ts';
import type { PersonalData } from '../../../../kernel/personal-data.ts';
import { type Db, inTransaction, type Tx } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import type { Settings } from '../../../settings/index.ts';
import { publish } from '../../events.ts';
import { isStaffRole } from '../../rules.ts';
import { endSessionsOfUsers } from '../../service/sessions.ts';
import * as methods from '../store/methods.ts';
import { deletePasskey, listPasskeys } from '../store/passkeys.ts';
import { countUnused } from '../store/recovery-codes.ts';
import { recordChange, writeRecoveryCodes } from './set-up.ts';

type Owner = Customer | Staff;
type StaffMode = Settings['staffSecondFactor'];

interface ViewInput {
  readonly actor: Owner;
  readonly mode: StaffMode;
  readonly arePasskeysPossible: boolean;
}

const isRequiredOf = ({ role }: Owner, mode: StaffMode): boolean => isStaffRole(role) && mode === 'required';

/** The caller's methods, and what they may do with them. */
export async function readSecondFactor(
  db: Db,
  { actor, mode, arePasskeysPossible }: ViewInput,
): Promise<SecondFactorView> {
  const { userId, role } = actor;
  const [factor, passkeys, recoveryCodesLeft] = await Promise.all([
    methods.findFactor(db, userId),
    listPasskeys(db, userId),
    countUnused(db, userId),
  ]);
  return {
    isOn: factor !== undefined,
    isOffered: factor !== undefined || !isStaffRole(role) || mode !== 'off',
    isRequired: isRequiredOf(actor, mode),
    appAddedAt: factor?.appAddedAt?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    arePasskeysPossible,
    recoveryCodesLeft,
  };
}

/** 409 for staff of a shop that does not offer a second factor; those who have one may add methods. */
export async function requireOffered(db: Db, { userId, role }: Owner, mode: StaffMode): Promise<void> {
  if (!isStaffRole(role) || mode !== 'off' || (await methods.findFactor(db, userId))) return;
  throw new Problem('secondFactor.not_offered', 409);
}

interface RemoveInput {
  readonly actor: Owner;
  readonly mode: StaffMode;
  /** The app, or a passkey by its id. */
  readonly method: 'app' | number;
}

/** Removes a method; the last one switches the second factor off. 409 where the caller needs one, 404 for an unknown method. */
export const removeMethod = (db: Db, { actor, mode, method }: RemoveInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { userId } = actor;
    await methods.lockUser(tx, userId);
    const isRemoved = await (method === 'app' ? methods.removeApp(tx, userId) : deletePasskey(tx, userId, method));
    if (!isRemoved) throw new Problem('secondFactor.method_not_found', 404);
    if (await hasMethod(tx, userId)) return recordChange(tx, actor, 'methodRemoved');
    if (isRequiredOf(actor, mode)) throw new Problem('secondFactor.required', 409);
    await methods.deleteFactor(tx, userId);
    await recordChange(tx, actor, 'off');
  });

async function hasMethod(tx: Tx, userId: number): Promise<boolean> {
  const factor = await methods.findFactor(tx, userId);
  return (factor?.sealedSecret ?? null) !== null || (await listPasskeys(tx, userId)).length > 0;
}

/** Ten new codes in place of the earlier ones. 404 while the second factor is off. */
export const renewRecoveryCodes = (db: Db, actor: Owner): Promise<RecoveryCodes> =>
  inTransaction(db, async (tx) => {
    await methods.lockUser(tx, actor.userId);
    if (!(await methods.findFactor(tx, actor.userId))) throw new Problem('secondFactor.method_not_found', 404);
    await recordChange(tx, actor, 'codesRenewed');
    return { recoveryCodes: await writeRecoveryCodes(tx, actor.userId) };
  });

/** Whether the user has a second factor. */
export const hasSecondFactor = async (db: Db, userId: number): Promise<boolean> =>
  (await methods.findFactor(db, userId)) !== undefined;

/** Removes the second factor of somebody else who has lost it, and ends all their sessions. 409 for the own one and where there is none. */
export async function resetSecondFactor(tx: Tx, staff: Staff, userId: number): Promise<void> {
  if (userId === staff.userId) throw new Problem('users.own_second_factor', 409);
  if (!(await methods.deleteFactor(tx, userId))) throw new Problem('users.no_second_factor', 409);
  await endSessionsOfUsers(tx, [userId]);
  await writeAudit(tx, staff, { action: 'users.reset_second_factor', entity: 'user', entityId: userId });
  await publish(tx, 'second_factor.changed', { userId, change: 'reset' });
}

/** When methods were added and used. Secrets, keys and codes are not exported: a reader of the file could log in with them. */
export const secondFactorData: PersonalData = {
  section: 'secondFactor',
  async read(db, { userId }) {
    const factor = await methods.findFactor(db, userId);
    if (!factor) return [];
    const passkeys = await listPasskeys(db, userId);
    return [
      ...(factor.appAddedAt ? [{ method: 'app', createdAt: factor.appAddedAt }] : []),
      ...passkeys.map(({ name, createdAt, lastUsedAt }) => ({ method: 'passkey', name, createdAt, lastUsedAt })),
    ];
  },
  async erase(tx, { userId }) {
    await methods.deleteFactor(tx, userId);
  },
};
