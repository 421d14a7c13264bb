import { slugOf } from '@sjaj/domain';
import type { OutgoingKey } from '@sjaj/i18n/server';
import type { Tx } from '../../../platform/database/db.ts';
import { localised } from '../../../kernel/localised.ts';
import type { EventConsumers } from '../../../kernel/domain-events.ts';
import type { AvailabilityRequestEvents } from '../../availability-requests/index.ts';
import type { PresentationEvents } from '../../presentations/index.ts';
import { staffWith } from '../../auth/index.ts';
import { markHandled } from '../store/handled.ts';
import * as store from '../store/messages.ts';

type Request = NonNullable<Awaited<ReturnType<typeof store.requestOf>>>;

const ARRIVALS = '/admin/out-of-stock-requests';
const PRESENTATIONS = '/admin/presentation-requests';

/** What the asker is told; nothing of a request that was closed in silence. */
const ANSWERS: Readonly<Record<string, OutgoingKey>> = {
  arrived: 'message.articleArrived',
  answered: 'message.requestAnswered',
  arranged: 'message.presentationArranged',
  declined: 'message.presentationDeclined',
};

function answerTo({
  userId,
  language,
  articleId,
  code,
  title,
  brand,
  outcome,
  note,
}: Request): store.NewMessage | null {
  const kind = ANSWERS[outcome ?? ''];
  if (kind === undefined) return null;
  const name = localised(title, language, [brand]);
  const link = `/article/${articleId}/${slugOf(name)}`;
  return { userIds: [userId], kind, facts: { code, title: name, note: note ?? '' }, link };
}

/** Staff hear of what customers ask for, and the customer of the answer. */
export function requestMessages(notify: store.Notify): EventConsumers<AvailabilityRequestEvents & PresentationEvents> {
  const tellStaff =
    (table: Parameters<typeof store.requestOf>[1], kind: OutgoingKey, link: string) =>
    async (tx: Tx, { requestId }: { requestId: number }): Promise<void> => {
      const request = await store.requestOf(tx, table, requestId);
      if (!request) return;
      const { code, customer } = request;
      await notify(tx, { userIds: await staffWith(tx, 'answerRequests'), kind, facts: { code, customer }, link });
    };
  const tellAsker =
    (table: Parameters<typeof store.requestOf>[1]) =>
    async (tx: Tx, { requestId }: { requestId: number }): Promise<void> => {
      const request = await store.requestOf(tx, table, requestId);
      const answer = request && answerTo(request);
      if (answer) await notify(tx, answer);
    };
  const readByStaff =
    (table: Parameters<typeof store.requestOf>[1], link: `/admin/${string}`) =>
    async (tx: Tx, { requestId }: { requestId: number }): Promise<void> => {
      const request = await store.requestOf(tx, table, requestId);
      if (request) await markHandled(tx, { link, facts: { code: request.code, customer: request.customer } });
    };
  return {
    'out_of_stock.requested': [tellStaff('out_of_stock_request', 'message.newArrivalRequest', ARRIVALS)],
    'out_of_stock.answered': [tellAsker('out_of_stock_request'), readByStaff('out_of_stock_request', ARRIVALS)],
    'presentation.requested': [tellStaff('presentation_request', 'message.newPresentationRequest', PRESENTATIONS)],
    'presentation.answered': [tellAsker('presentation_request'), readByStaff('presentation_request', PRESENTATIONS)],
  };
}
