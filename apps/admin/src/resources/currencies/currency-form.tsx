import { type AdminCurrency, CurrencyForm } from '@sjaj/contract';
import { contentFor } from '@sjaj/domain';
import { Notice, Panel, TextField } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { kmText } from '../../shared/figures/amounts.ts';
import { errorsOf } from '../../shared/form/form-errors.ts';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { shownText } from '../../shared/texts-form/shown-text.ts';
import { type DraftText, draftTextOf, NO_TEXT, writtenTitle } from '../../shared/texts-form/text-draft.logic.ts';
import { TextsCard } from '../../shared/texts-form/texts-card.tsx';
import { language, t } from '../../shared/texts/t.ts';
import { converted, rateOf, rateText } from './rate.logic.ts';

interface Draft {
  readonly title: DraftText;
  readonly code: string;
  readonly kmRate: string;
}

type Props = CardProps<AdminCurrency, Draft>;

const EXAMPLE_KM = 100;
const TEXT_FIELDS = [{ key: 'title', label: 'article.name', longest: 60 }] as const;
const FIELD_NAMES = { title: 'article.name', code: 'references.code', kmRate: 'currencies.rate' } as const;

const Main = ({ state: { draft, set }, errors }: Props) => (
  <>
    <Notice>{t('currencies.onlyMarks')}</Notice>
    <TextsCard title={t('article.name')} fields={TEXT_FIELDS} texts={draft} errors={errors} onWrite={set} />
  </>
);

function Side({ state: { draft, set }, errors }: Props) {
  const rate = rateOf(draft.kmRate);
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
        {rate !== null && (
          <p className="sj-sm sj-t2" aria-live="polite">
            {t('currencies.example', {
              km: kmText(EXAMPLE_KM),
              amount: converted(EXAMPLE_KM, rate),
              code: draft.code,
            })}
          </p>
        )}
      </div>
    </Panel>
  );
}

/** The body of the call. An invalid rate becomes NaN, which the contract rejects. */
const formOf = ({ title, code, kmRate }: Draft) => ({
  title: writtenTitle(title),
  code: code.trim(),
  kmRate: rateOf(kmRate) ?? Number.NaN,
});

export const currencyDefinition: RecordDefinition<AdminCurrency, CurrencyForm, Draft> = {
  home: '/currencies',
  queryKey: 'currencies',
  entity: 'currency',
  title: 'resource.currencies',
  newTitle: 'currencies.new',
  calls: api.currencies,
  emptyDraft: { title: NO_TEXT, code: '', kmRate: '' },
  draftOf: ({ title, code, kmRate }) => ({ title: draftTextOf(title), code, kmRate: rateText(kmRate) }),
  errorsOf: (draft) => ({
    ...errorsOf(CurrencyForm, formOf(draft), FIELD_NAMES),
    ...(rateOf(draft.kmRate) === null && { kmRate: t('currencies.rateWrong') }),
  }),
  checkedForm: (draft) => CurrencyForm.safeParse(formOf(draft)).data ?? null,
  nameOf: ({ title }) => contentFor(title, language())?.text ?? '',
  fieldNames: FIELD_NAMES,
  shownValue: (draft, key) => (key === 'title' ? shownText(draft.title) : draft[key]),
  main: Main,
  side: Side,
  removal: { title: 'currencies.remove', question: (name) => t('currencies.removeSure', { name }) },
};
