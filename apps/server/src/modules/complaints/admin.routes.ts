import type { adminAnswerTemplates, adminComplaints, AnswerTemplate, AnswerTemplateForm } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import { recordListHandlers } from '../../kernel/record-lists.ts';
import type { Stored } from '../../kernel/records.ts';
import { staffWith } from '../auth/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { pagedRows, WithMessage } from '../../platform/http/answers.ts';
import { Problem } from '../../platform/problem.ts';
import { addNote, answerComplaint, assignComplaint } from './service/admin-actions.ts';
import { readEntries } from './service/read-entries.ts';
import * as inbox from './store/inbox.ts';
import { find } from './store/read.ts';
import { EVERY_ORDER, inReachOf } from './store/scope.ts';
import { templateRecords, templateRows } from './store/templates.ts';
import { adminComplaintView, inboxRowView } from './views.ts';

export const adminComplaintHandlers = (db: Db): Handlers<typeof adminComplaints> => ({
  async list({ actor, body, language }) {
    const { view, kind, companyId, machineId, quickSearch: text } = body;
    const filter = { view, staff: actor, text, kind, companyId, machineId };
    return pagedRows(await inbox.page(db, filter, body), body, (row) => inboxRowView(row, language));
  },
  counts: ({ actor }) => inbox.countQueues(db, actor),
  async one({ actor, params: { id }, language, now }) {
    const record = await find(db, { scope: inReachOf(actor), orders: EVERY_ORDER }, id);
    if (!record) throw new Problem('complaints.not_found', 404);
    const [entries, facts, previous] = await Promise.all([
      readEntries(db, { complaintId: id, actor, withNotes: true, now }),
      inbox.factsOf(db, id),
      inbox.previousOf(db, id),
    ]);
    return adminComplaintView({ record, entries, facts, previous }, language);
  },
  assignees: async () => inbox.namesOf(db, await staffWith(db, 'handleComplaints')),
  async answer({ actor: staff, params: { id }, body, now, idempotency }) {
    const added = await answerComplaint(db, { id, staff, ...body, now, idempotency });
    return new WithMessage(added, body.status === undefined ? 'complaints.answered' : 'complaints.status_changed');
  },
  async addNote({ actor: staff, params: { id }, body, now, idempotency }) {
    const added = await addNote(db, { id, staff, ...body, now, idempotency });
    return new WithMessage(added, 'records.saved');
  },
  async assign({ actor: staff, params: { id }, body, now }) {
    await assignComplaint(db, { id, staff, ...body, now });
    return new WithMessage(null, 'records.saved');
  },
});

const templateView = ({ id, version, form }: Stored<AnswerTemplateForm>): AnswerTemplate => ({
  ...form,
  id,
  version,
  name: form.title,
});

/** Staff maintain the texts that they answer with. */
export const adminAnswerTemplateHandlers = (db: Db): Handlers<typeof adminAnswerTemplates> =>
  recordListHandlers({
    db,
    definition: templateRecords,
    views: async (_context, id) => (await templateRows(db, id)).map(templateView),
    text: ({ title, content }) => `${title} ${content.bs}`,
    columns: { name: ({ title }) => title },
  });
