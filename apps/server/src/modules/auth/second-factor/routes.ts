import type { secondFactor } from '@sjaj/contract';
import type { Customer, Staff } from '../../../kernel/actor.ts';
import type { Handlers } from '../../../kernel/handlers.ts';
import type { Db } from '../../../platform/database/db.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import { networkOf } from '../../../platform/http/network.ts';
import type { Settings } from '../../settings/index.ts';
import { requirePassword } from '../passwords/service.ts';
import { relyingPartyOf } from './rules.ts';
import * as manage from './service/manage.ts';
import * as setUp from './service/set-up.ts';

export interface SecondFactorDeps {
  readonly db: Db;
  readonly shop: () => Promise<Settings>;
  /** Encrypts the secrets of authenticator apps. */
  readonly secretKey: Buffer;
  /** The configured address of the shop, which passkeys are bound to. */
  readonly publicUrl: string | null;
}

interface Confirmed {
  readonly actor: Customer | Staff;
  readonly body: { readonly password: string };
  readonly address: string;
  readonly now: Date;
}

export function secondFactorHandlers(deps: SecondFactorDeps): Handlers<typeof secondFactor> {
  const { db, shop, secretKey, publicUrl } = deps;
  // Settings are read once a second; who has been made to enrol knows already what the shop requires.
  const modeFor = async ({ role }: Customer | Staff): Promise<Settings['staffSecondFactor']> =>
    role === 'enrolling_staff' ? 'required' : (await shop()).staffSecondFactor;
  const confirm = ({ actor, body: { password }, address, now }: Confirmed): Promise<void> =>
    requirePassword(db, { actor, password, network: networkOf(address), now });
  return {
    async get({ actor, origin }) {
      const arePasskeysPossible = relyingPartyOf(publicUrl, origin) !== null;
      return manage.readSecondFactor(db, { actor, mode: await modeFor(actor), arePasskeysPossible });
    },
    async beginApp(call) {
      const { actor, now } = call;
      await manage.requireOffered(db, actor, await modeFor(actor));
      await confirm(call);
      return setUp.beginApp(db, { actor, secretKey, now });
    },
    async confirmApp({ actor, now, body }) {
      return new WithMessage(
        await setUp.confirmApp(db, { actor, secretKey, now, ...body }),
        'secondFactor.method_added',
      );
    },
    async removeApp(call) {
      await confirm(call);
      await manage.removeMethod(db, { actor: call.actor, mode: await modeFor(call.actor), method: 'app' });
      return new WithMessage(null, 'secondFactor.method_removed');
    },
    async beginPasskey(call) {
      const { actor, now, origin } = call;
      await manage.requireOffered(db, actor, await modeFor(actor));
      await confirm(call);
      return setUp.beginPasskey(db, { actor, now, relyingParty: relyingPartyOf(publicUrl, origin) });
    },
    async confirmPasskey({ actor, now, origin, body }) {
      const relyingParty = relyingPartyOf(publicUrl, origin);
      return new WithMessage(
        await setUp.confirmPasskey(db, { actor, now, relyingParty, ...body }),
        'secondFactor.method_added',
      );
    },
    async removePasskey(call) {
      await confirm(call);
      await manage.removeMethod(db, { actor: call.actor, mode: await modeFor(call.actor), method: call.params.id });
      return new WithMessage(null, 'secondFactor.method_removed');
    },
    async renewRecoveryCodes(call) {
      await confirm(call);
      return new WithMessage(await manage.renewRecoveryCodes(db, call.actor), 'secondFactor.codes_renewed');
    },
  };
}
