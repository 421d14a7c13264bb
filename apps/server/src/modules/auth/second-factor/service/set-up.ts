import type { AppSetup, PasskeyCreation, PasskeyRegistration, RecoveryCodes } from '@sjaj/contract';
import { generateSecret, generateURI } from 'otplib';
import type { Customer, Staff } from '../../../../kernel/actor.ts';
import { writeAudit } from '../../../../kernel/audit.ts';
import { type Db, inTransaction, type Tx } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import { readSupplier } from '../../../supplier/index.ts';
import { publish } from '../../events.ts';
import { hashToken, revokeOtherSessions } from '../../service/sessions.ts';
import { readOwnAccount } from '../../store/own-account.ts';
import { normalizedAppCode, normalizedRecoveryCode, type RelyingParty } from '../rules.ts';
import * as methods from '../store/methods.ts';
import { insertPasskey, listPasskeys } from '../store/passkeys.ts';
import { replaceCodes } from '../store/recovery-codes.ts';
import { deleteSetup, lockSetup, replaceSetup } from '../store/setups.ts';
import { newRecoveryCodes, stepOfCode } from './codes.ts';
import { answerRefused } from './log-in.ts';
import { checkRegistration, passkeyCreation } from './passkeys.ts';
import { seal, unseal } from './sealing.ts';

const SETUP_MS = 15 * 60_000;
const MOST_PASSKEYS = 10;
const SHOP_NAME = 'Sjaj';

type Owner = Customer | Staff;

interface SetupInput {
  readonly actor: Owner;
  readonly secretKey: Buffer;
  readonly now: Date;
}

/** The name under which apps and authenticators list the account. */
const shopNameOf = async (db: Db): Promise<string> => (await readSupplier(db))?.shortName ?? SHOP_NAME;

const endOfSetup = (now: Date): Date => new Date(now.getTime() + SETUP_MS);

/** A new secret for an authenticator app, to be confirmed in the same session. The caller has checked the password. */
export async function beginApp(db: Db, { actor, secretKey, now }: SetupInput): Promise<AppSetup> {
  const [{ username }, issuer] = await Promise.all([readOwnAccount(db, actor.userId), shopNameOf(db)]);
  const secret = generateSecret();
  const uri = generateURI({ issuer, label: username, secret });
  const sealedSecret = seal(secretKey, actor.userId, secret);
  await inTransaction(db, (tx) =>
    replaceSetup(tx, { sessionId: actor.sessionId, sealedSecret, expiresAt: endOfSetup(now) }),
  );
  const { toString: drawQrCode } = await import('qrcode');
  return { secret, uri, qrCode: await drawQrCode(uri, { type: 'svg', margin: 2 }) };
}

const setupExpired = (): Problem => new Problem('secondFactor.setup_expired', 409);

/** Adds the app by its first code. 409 for a wrong code, and where the set-up has expired. */
export const confirmApp = (
  db: Db,
  { actor, secretKey, now, oneTimeCode }: SetupInput & { readonly oneTimeCode: string },
): Promise<RecoveryCodes> =>
  inTransaction(db, async (tx) => {
    const { userId, sessionId } = actor;
    await methods.lockUser(tx, userId);
    const sealedSecret = (await lockSetup(tx, sessionId, now))?.sealedSecret;
    const secret = sealedSecret && unseal(secretKey, userId, sealedSecret);
    if (!secret) throw setupExpired();
    const code = normalizedAppCode(oneTimeCode);
    const step = code && stepOfCode({ secret, code, lastStep: 0, now });
    if (!step) throw answerRefused({ oneTimeCode });
    await deleteSetup(tx, sessionId);
    const isFirst = await methods.insertFactor(tx, userId, now);
    await methods.replaceApp(tx, { userId, sealedSecret, step, now });
    return addMethod(tx, actor, isFirst);
  });

interface PasskeyInput {
  readonly actor: Owner;
  readonly relyingParty: RelyingParty | null;
  readonly now: Date;
}

const requirePossible = (relyingParty: RelyingParty | null): RelyingParty => {
  if (!relyingParty) throw new Problem('secondFactor.passkeys_impossible', 409);
  return relyingParty;
};

/** What the browser needs to create a passkey, to be confirmed in the same session. The caller has checked the password. */
export async function beginPasskey(db: Db, { actor, relyingParty, now }: PasskeyInput): Promise<PasskeyCreation> {
  const { userId, sessionId, name } = actor;
  const [{ username }, shopName, passkeys] = await Promise.all([
    readOwnAccount(db, userId),
    shopNameOf(db),
    listPasskeys(db, userId),
  ]);
  if (passkeys.length >= MOST_PASSKEYS)
    throw new Problem('secondFactor.too_many_passkeys', 409, { facts: { count: MOST_PASSKEYS } });
  const creation = await passkeyCreation({
    relyingParty: requirePossible(relyingParty),
    shopName,
    userId,
    username,
    personName: name,
    passkeys,
  });
  await inTransaction(db, (tx) =>
    replaceSetup(tx, { sessionId, passkeyChallenge: creation.challenge, expiresAt: endOfSetup(now) }),
  );
  return creation;
}

interface ConfirmPasskeyInput extends PasskeyInput {
  readonly name: string;
  readonly passkey: PasskeyRegistration;
}

/** Adds the passkey that the browser has created. 409 where it does not fit the set-up. */
export const confirmPasskey = (
  db: Db,
  { actor, name, passkey, now, ...input }: ConfirmPasskeyInput,
): Promise<RecoveryCodes> =>
  inTransaction(db, async (tx) => {
    const { userId, sessionId } = actor;
    const relyingParty = requirePossible(input.relyingParty);
    await methods.lockUser(tx, userId);
    const challenge = (await lockSetup(tx, sessionId, now))?.passkeyChallenge;
    if (!challenge) throw setupExpired();
    const credential = await checkRegistration(passkey, { relyingParty, challenge });
    if (!credential || !(await insertPasskey(tx, { ...credential, userId, name, now })))
      throw new Problem('secondFactor.passkey_refused', 409);
    await deleteSetup(tx, sessionId);
    return addMethod(tx, actor, await methods.insertFactor(tx, userId, now));
  });

/** What follows from a new method. The first one switches the second factor on: other sessions end, and there are recovery codes. */
async function addMethod(tx: Tx, actor: Owner, isFirst: boolean): Promise<RecoveryCodes> {
  const { userId, sessionId } = actor;
  if (isFirst) await revokeOtherSessions(tx, { userId, sessionId });
  await recordChange(tx, actor, isFirst ? 'on' : 'methodAdded');
  return { recoveryCodes: isFirst ? await writeRecoveryCodes(tx, userId) : null };
}

/** Ten new recovery codes in place of all earlier ones. */
export async function writeRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceCodes(
    tx,
    userId,
    codes.map((code) => hashToken(normalizedRecoveryCode(code) ?? code)),
  );
  return codes;
}

const ACTIONS = {
  on: 'auth.second_factor_on',
  off: 'auth.second_factor_off',
  methodAdded: 'auth.second_factor_method',
  methodRemoved: 'auth.second_factor_method',
  codesRenewed: 'auth.second_factor_codes',
} as const;

/** Writes the change to the audit log and has it mailed to the person. */
export async function recordChange(tx: Tx, { userId, name }: Owner, change: keyof typeof ACTIONS): Promise<void> {
  await writeAudit(
    tx,
    { userId, name },
    { action: ACTIONS[change], entity: 'user', entityId: userId, after: { change } },
  );
  await publish(tx, 'second_factor.changed', { userId, change });
}
