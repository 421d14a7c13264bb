import { type AdminCurrency, CurrencyForm } from '@sjaj/contract';
import { contentFor } from '@sjaj/domain';
import { Notice, Panel, TextField } from '@sjaj/ui';
import { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import { kmText } from '../../shared/figures/amounts.ts';
import { text, textsWithBosnian } from '../../shared/form/field-codecs.logic.ts';
import { recordForm } from '../../shared/form/record-form.ts';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { NO_TEXT } from '../../shared/texts-form/text-draft.logic.ts';
import { TextsCard } from '../../shared/texts-form/texts-card.tsx';
import { language, t } from '../../shared/texts/t.ts';
import { converted, rateOf, rateText } from './rate.logic.ts';

/** How many KM a unit costs. What cannot be read becomes NaN, which the contract rejects. */
const rate = () =>
  z.codec(z.custom<string>(), z.custom<number>(), {
    decode: (typed) => rateOf(typed) ?? Number.NaN,
    encode: rateText,
  });

const FIELDS = z.object({
  title: textsWithBosnian(),
  code: text(),
  kmRate: rate(),
});

type Draft = z.input<typeof FIELDS>;

type Props = CardProps<AdminCurrency, Draft>;

const EXAMPLE_KM = 100;
const TEXT_FIELDS = [{ key: 'title', label: 'article.name', longest: 60 }] as const;

const Main = ({ state: { draft, set }, errors }: Props) => (
  <>
    <Notice>{t('currencies.onlyMarks')}</Notice>
    <TextsCard title={t('article.name')} fields={TEXT_FIELDS} texts={draft} errors={errors} onWrite={set} />
  </>
);

function Side({ state: { draft, set }, errors }: Props) {
  const kmRate = rateOf(draft.kmRate);
  return (
    <Panel title={t('form.basics')}>
      <div className="sj-col sj-g12">
        <TextField
          label={t('references.code')}
          hint={t('currencies.codeHint')}
          autoComplete="off"
          maxLength={3}
          value={draft.code}
          error={errors['code']}
          onChange={(event) => set('code', event.currentTarget.value.toUpperCase())}
        />
        <TextField
          label={t('currencies.rate')}
          hint={t('currencies.rateHint')}
          inputMode="decimal"
          autoComplete="off"
          className="adm-amount"
          value={draft.kmRate}
          error={errors['kmRate']}
          onChange={(event) => set('kmRate', event.currentTarget.value)}
        />
        {kmRate !== null && (
          <p className="sj-sm sj-t2" aria-live="polite">
            {t('currencies.example', {
              km: kmText(EXAMPLE_KM),
              amount: converted(EXAMPLE_KM, kmRate),
              code: draft.code,
            })}
          </p>
        )}
      </div>
    </Panel>
  );
}

export const currencyDefinition: RecordDefinition<AdminCurrency, CurrencyForm, Draft> = {
  home: '/currencies',
  queryKey: 'currencies',
  entity: 'currency',
  title: 'resource.currencies',
  newTitle: 'currencies.new',
  calls: api.currencies,
  emptyDraft: { title: NO_TEXT, code: '', kmRate: '' },
  ...recordForm({
    fields: FIELDS,
    schema: CurrencyForm,
    fieldNames: { title: 'article.name', code: 'references.code', kmRate: 'currencies.rate' },
    completeErrors: (errors, { kmRate }) =>
      rateOf(kmRate) === null ? { ...errors, kmRate: t('currencies.rateWrong') } : errors,
  }),
  nameOf: ({ title }) => contentFor(title, language())?.text ?? '',
  main: Main,
  side: Side,
  removal: { title: 'currencies.remove', question: (name) => t('currencies.removeSure', { name }) },
};
