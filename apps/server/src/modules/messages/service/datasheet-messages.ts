import type { EventConsumers } from '../../../kernel/domain-events.ts';
import type { DatasheetEvents } from '../../articles/index.ts';
import { buyersOf } from '../store/buyers.ts';
import type * as store from '../store/messages.ts';

/** Who has bought an article hears that its safety data sheet has a new version; in a company its admins as well. */
export const datasheetMessages = (notify: store.Notify): EventConsumers<DatasheetEvents> => ({
  'datasheet.replaced': [
    async (tx, { articleIds, title, version }) => {
      const userIds = await buyersOf(tx, articleIds);
      if (userIds.length === 0) return;
      const kind = version === '' ? 'datasheetMessage.replaced' : 'datasheetMessage.newVersion';
      await notify(tx, { userIds, kind, facts: { title, version }, link: '/profile/safety-sheets' });
    },
  ],
});
