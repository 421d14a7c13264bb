import type { NoteEntity } from '@sjaj/contract';
import type { EventConsumers } from '../../../kernel/domain-events.ts';
import { mentionFacts, type NoteEvents } from '../../notes/index.ts';
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
    async (tx, { noteId }) => {
      const note = await mentionFacts(tx, noteId);
      if (!note || note.userIds.length === 0) return;
      const { entity, entityId, who, text, userIds } = note;
      const link = `/admin/${PAGES[entity]}/${entityId}`;
      await notify(tx, { userIds, kind: 'noteMessage.mention', facts: { who, note: text }, link });
    },
  ],
});
