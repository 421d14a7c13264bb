import type { careers } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import { claimFiles, type FileDeps, ownerOf, receiveFile } from '../files/index.ts';
import { publish } from './events.ts';
import * as store from './store.ts';

/** People apply for work; they need no account. */
export const careerHandlers = (files: FileDeps): Handlers<typeof careers> => ({
  async apply({ actor, file, form, language, now }) {
    const owner = ownerOf(actor);
    const cv = await receiveFile(files, { file, purpose: 'attachment', owner, now });
    await inTransaction(files.db, async (tx) => {
      // The CV is the applicant's and the shop's: colleagues of a customer who applies do not see it.
      await claimFiles(tx, { ids: [cv.id], userId: owner.userId, companyId: null, now });
      await store.insert(tx, { ...form, fileId: cv.id, language, now });
      await publish(tx, 'job_application.received', { name: form.name });
    });
    return new WithMessage(null, 'careers.received');
  },
});
