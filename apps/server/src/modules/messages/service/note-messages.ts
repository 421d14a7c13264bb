import type { NoteEntity } from '@sjaj/contract';
import { auditRecordLabel } from '@sjaj/i18n/server';
import type { EventConsumers } from '../../../kernel/domain-events.ts';
import { mentionFacts, type NoteEvents } from '../../notes/index.ts';
import { languagesOf } from '../store/languages.ts';
import type { Notify } from '../store/messages.ts';

/** The pages of the records that notes are written on. */
const PAGES: Readonly<Record<NoteEntity, string>> = {
  company: 'companies',
  sales_order: 'orders',
  complaint: 'complaints',
  article: 'articles',
  machine: 'machines',
  user: 'users',
  promotion: 'sales',
  coupon: 'coupons',
  category: 'categories',
  brand: 'brands',
  carrier: 'express-posts',
  pickup_place: 'pickup-places',
};

/** Colleagues are told of the notes that name them. */
export const noteMessages = (notify: Notify): EventConsumers<NoteEvents> => ({
  'note.mentioned': [
    async (tx, { noteId, record }) => {
      const note = await mentionFacts(tx, noteId);
      if (!note || note.userIds.length === 0) return;
      const { entity, entityId, who, text, userIds } = note;
      const link = `/admin/${PAGES[entity]}/${entityId}#note-${noteId}`;
      for (const { id, language } of await languagesOf(tx, userIds)) {
        const named = record !== undefined && { record: `${auditRecordLabel(language, entity)} ${record}` };
        const kind = named ? 'noteMessage.mentionOn' : 'noteMessage.mention';
        await notify(tx, { userIds: [id], kind, facts: { who, note: text, ...named }, link });
      }
    },
  ],
});
