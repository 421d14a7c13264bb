import { type AdminVendor, VendorForm } from '@sjaj/contract';
import { Panel, TextArea, TextField } from '@sjaj/ui';
import { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import { count, km, optionalText, text } from '../../shared/form/field-codecs.logic.ts';
import { recordForm } from '../../shared/form/record-form.ts';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { t } from '../../shared/texts/t.ts';

const FIELDS = z.object({
  title: text(),
  code: optionalText(),
  contact: text(),
  email: optionalText(),
  phone: optionalText(),
  deliveryDays: count(),
  minimumWorth: km(),
  note: text(),
});

type Draft = z.input<typeof FIELDS>;
type Props = CardProps<AdminVendor, Draft>;

const NAMES = {
  title: 'article.name',
  code: 'vendors.code',
  contact: 'vendors.contact',
  email: 'vendors.email',
  phone: 'vendors.phone',
  deliveryDays: 'vendors.deliveryDays',
  minimumWorth: 'vendors.minimumWorth',
  note: 'vendors.note',
} as const;

type Line = Exclude<keyof Draft, 'note'>;

/** The lines of the form; what each takes besides a text. */
const LINES: readonly (readonly [
  Line,
  { readonly maxLength: number; readonly type?: string; readonly inputMode?: 'numeric' | 'decimal' },
])[] = [
  ['title', { maxLength: 120 }],
  ['code', { maxLength: 40 }],
  ['contact', { maxLength: 120 }],
  ['email', { maxLength: 200, type: 'email' }],
  ['phone', { maxLength: 25, type: 'tel' }],
  ['deliveryDays', { maxLength: 3, inputMode: 'numeric' }],
  ['minimumWorth', { maxLength: 14, inputMode: 'decimal' }],
];
const OPTIONAL: ReadonlySet<string> = new Set(['code', 'contact', 'email', 'phone']);

const Main = ({ state: { draft, set }, errors }: Props) => (
  <Panel title={t('form.basics')}>
    <div className="adm-fields">
      {LINES.map(([key, input]) => (
        <TextField
          key={key}
          label={t(NAMES[key])}
          autoComplete="off"
          optional={OPTIONAL.has(key)}
          value={draft[key]}
          error={errors[key]}
          onChange={(event) => set(key, event.currentTarget.value)}
          {...input}
        />
      ))}
      <div className="adm-wide">
        <TextArea
          label={t('vendors.note')}
          optional
          maxLength={2_000}
          value={draft.note}
          error={errors['note']}
          onChange={(event) => set('note', event.currentTarget.value)}
        />
      </div>
    </div>
  </Panel>
);

const Side = () => <p className="sj-sm sj-t3">{t('vendors.hint')}</p>;

export const vendorDefinition: RecordDefinition<AdminVendor, VendorForm, Draft> = {
  home: '/vendors',
  queryKey: 'vendors',
  entity: 'vendor',
  title: 'resource.vendors',
  newTitle: 'vendors.new',
  calls: api.vendors,
  emptyDraft: {
    title: '',
    code: '',
    contact: '',
    email: '',
    phone: '',
    deliveryDays: '',
    minimumWorth: '0,00',
    note: '',
  },
  ...recordForm({ fields: FIELDS, schema: VendorForm, fieldNames: NAMES }),
  nameOf: ({ title }) => title.trim(),
  main: Main,
  side: Side,
  removal: { title: 'vendors.remove', question: (name) => t('vendors.removeSure', { name }) },
};
