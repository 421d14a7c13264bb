import type { account } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import { networkOf } from '../../../platform/http/network.ts';
import {
  changePassword,
  deactivateOwnAccount,
  deleteOwnAccount,
  endOwnSession,
  endOtherSessions,
  ownSessions,
  requirePassword,
} from '../../auth/index.ts';
import * as service from './service.ts';
import { sessionView } from './views.ts';

export const accountHandlers = (deps: service.AccountDeps): Handlers<typeof account> => ({
  get: ({ actor, now }) => service.readAccount(deps.files.db, actor, now),
  async update({ actor, body, now }) {
    return new WithMessage(await service.updateAccount(deps.files.db, actor, { ...body, now }), 'records.saved');
  },
  async updateImage({ actor, file, now }) {
    return new WithMessage(await service.replaceImage(deps.files, actor, { file, now }), 'records.saved');
  },
  async removeImage({ actor, now }) {
    return new WithMessage(await service.removeImage(deps.files.db, actor, now), 'records.saved');
  },
  async updatePassword({ actor, body, address, now }) {
    const { password, newPassword } = body;
    if (password === '' && newPassword === '') return new WithMessage(null, 'account.password_kept');
    await changePassword(deps.files.db, { actor, password, newPassword, network: networkOf(address), now });
    return new WithMessage(null, 'auth.password_set');
  },
  async sessions({ actor, now }) {
    const sessions = await ownSessions(deps.files.db, actor, now);
    return sessions.map((session) => sessionView(session, actor));
  },
  async endSession({ actor, params: { id } }) {
    await endOwnSession(deps.files.db, actor, id);
    return new WithMessage(null, 'account.session_ended');
  },
  async endOtherSessions({ actor }) {
    await endOtherSessions(deps.files.db, actor);
    return new WithMessage(null, 'account.others_ended');
  },
  async checkPassword({ actor, query: { password }, address, now }) {
    await requirePassword(deps.files.db, { actor, password, network: networkOf(address), now });
    return null;
  },
  async deactivate({ actor, body: { password }, address, now }) {
    await requirePassword(deps.files.db, { actor, password, network: networkOf(address), now });
    await deactivateOwnAccount(deps.files.db, actor);
    return new WithMessage(null, 'account.deactivated');
  },
  async remove({ actor, body: { password }, address, now }) {
    await requirePassword(deps.files.db, { actor, password, network: networkOf(address), now });
    await deleteOwnAccount(deps.files.db, actor, { now, eraseData: service.eraser(deps) });
    return new WithMessage(null, 'account.deleted');
  },
  consents: ({ actor }) => service.readConsents(deps, actor),
  exportData: ({ actor, now }) => service.exportData(deps, actor, now),
});
