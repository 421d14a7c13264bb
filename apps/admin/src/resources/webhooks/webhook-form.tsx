import './webhooks.css';
import { WEBHOOK_EVENTS, type WebhookEvent, WebhookForm, type WebhookView } from '@sjaj/contract';
import { Checkbox, Panel, Switch, TextField } from '@sjaj/ui';
import { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import { asTyped, text } from '../../shared/form/field-codecs.logic.ts';
import { recordForm } from '../../shared/form/record-form.ts';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { t } from '../../shared/texts/t.ts';
import { DeliveriesCard } from './deliveries-card.tsx';
import { SecretCard } from './secret-card.tsx';
import { eventsText, eventText } from './webhook-labels.ts';

const FIELDS = z.object({
  name: text(),
  url: text(),
  events: asTyped<WebhookEvent[]>(),
  isActive: asTyped<boolean>(),
});

type Draft = z.input<typeof FIELDS>;
type Props = CardProps<WebhookView, Draft>;

/** In the order of the list, so that choosing and unchoosing leaves no change. */
const withOr = (chosen: readonly WebhookEvent[], one: WebhookEvent, isChosen: boolean): WebhookEvent[] =>
  WEBHOOK_EVENTS.filter((event) => (event === one ? isChosen : chosen.includes(event)));

const Main = ({ state: { draft, set }, errors, record }: Props) => (
  <>
    <Panel title={t('form.basics')}>
      <div className="sj-col sj-g12">
        <TextField
          label={t('article.name')}
          autoComplete="off"
          maxLength={60}
          value={draft.name}
          error={errors['name']}
          onChange={(event) => set('name', event.currentTarget.value)}
        />
        <TextField
          label={t('webhooks.url')}
          hint={t('webhooks.urlHint')}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={500}
          value={draft.url}
          error={errors['url']}
          onChange={(event) => set('url', event.currentTarget.value)}
        />
        <fieldset className="adm-fieldset adm-webhook-events">
          <legend>{t('webhooks.events')}</legend>
          {errors['events'] && (
            <p className="sj-error" role="alert">
              {errors['events']}
            </p>
          )}
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox
              key={event}
              label={eventText(event)}
              checked={draft.events.includes(event)}
              onChange={({ currentTarget }) => set('events', withOr(draft.events, event, currentTarget.checked))}
            />
          ))}
        </fieldset>
      </div>
    </Panel>
    {record && <DeliveriesCard webhookId={record.id} />}
  </>
);

const Side = ({ state: { draft, set }, record }: Props) => (
  <>
    <Panel title={t('webhooks.state')}>
      <Switch
        label={t('webhooks.active')}
        hint={t('webhooks.activeHint')}
        checked={draft.isActive}
        onChange={(event) => set('isActive', event.currentTarget.checked)}
      />
    </Panel>
    {record && <SecretCard webhookId={record.id} />}
  </>
);

/** Where other programs are told of orders. */
export const webhookDefinition: RecordDefinition<WebhookView, WebhookForm, Draft> = {
  home: '/webhooks',
  queryKey: 'webhooks',
  entity: 'webhook',
  title: 'resource.webhooks',
  newTitle: 'webhooks.new',
  calls: api.webhooks,
  emptyDraft: { name: '', url: 'https://', events: [...WEBHOOK_EVENTS], isActive: true },
  ...recordForm({
    fields: FIELDS,
    schema: WebhookForm,
    fieldNames: {
      name: 'article.name',
      url: 'webhooks.url',
      events: 'webhooks.events',
      isActive: 'webhooks.active',
    },
    shown: { events: eventsText },
  }),
  nameOf: ({ name }) => name.trim(),
  main: Main,
  side: Side,
  removal: { title: 'webhooks.remove', question: (name) => t('webhooks.removeSure', { name }) },
};
