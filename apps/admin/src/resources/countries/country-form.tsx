import { type AdminCountry, CountryForm } from '@sjaj/contract';
import { contentFor, formatNumber } from '@sjaj/domain';
import { Facts, Panel, Switch, TextField, useUiLink } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { errorsOf } from '../../shared/form/form-errors.ts';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { shownText } from '../../shared/texts-form/shown-text.ts';
import { type DraftText, draftTextOf, NO_TEXT, writtenTitle } from '../../shared/texts-form/text-draft.logic.ts';
import { TextsCard } from '../../shared/texts-form/texts-card.tsx';
import { language, t } from '../../shared/texts/t.ts';

interface Draft {
  readonly title: DraftText;
  readonly code: string;
  readonly isOffered: boolean;
}

type Props = CardProps<AdminCountry, Draft>;

const TEXT_FIELDS = [{ key: 'title', label: 'article.name', longest: 80 }] as const;
const FIELD_NAMES = { title: 'article.name', code: 'references.code', isOffered: 'countries.offered' } as const;

const Main = ({ state: { draft, set }, errors }: Props) => (
  <TextsCard title={t('article.name')} fields={TEXT_FIELDS} texts={draft} errors={errors} onWrite={set} />
);

function Side({ state: { draft, set }, errors, record }: Props) {
  const Link = useUiLink();
  return (
    <Panel title={t('form.basics')}>
      <div className="sj-col sj-g12">
        <TextField
          label={t('references.code')}
          hint={t('countries.codeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={2}
          value={draft.code}
          error={errors['code']}
          onChange={(event) => set('code', event.currentTarget.value.toUpperCase())}
        />
        <div className="adm-switches">
          <Switch
            label={t('countries.offered')}
            checked={draft.isOffered}
            onChange={(event) => set('isOffered', event.currentTarget.checked)}
          />
        </div>
        {errors['isOffered'] && <p className="sj-sm sj-error">{errors['isOffered']}</p>}
        <p className="sj-sm sj-t3">{t('countries.offeredHint')}</p>
        {record && (
          <>
            <Facts facts={[{ term: t('countries.towns'), value: formatNumber(record.towns) }]} />
            <Link href={`/towns?country=${record.id}`} className="sj-link">
              {t('countries.showTowns')}
            </Link>
          </>
        )}
      </div>
    </Panel>
  );
}

const formOf = ({ title, code, isOffered }: Draft) => ({ title: writtenTitle(title), code: code.trim(), isOffered });

export const countryDefinition: RecordDefinition<AdminCountry, CountryForm, Draft> = {
  home: '/countries',
  queryKey: 'countries',
  entity: 'country',
  title: 'resource.countries',
  newTitle: 'countries.new',
  calls: api.countries,
  emptyDraft: { title: NO_TEXT, code: '', isOffered: false },
  draftOf: ({ title, code, isOffered }) => ({ title: draftTextOf(title), code, isOffered }),
  errorsOf: (draft) => errorsOf(CountryForm, formOf(draft), FIELD_NAMES),
  checkedForm: (draft) => CountryForm.safeParse(formOf(draft)).data ?? null,
  nameOf: ({ title }) => contentFor(title, language())?.text ?? '',
  fieldNames: FIELD_NAMES,
  shownValue: (draft, key) => {
    if (key === 'title') return shownText(draft.title);
    return key === 'isOffered' ? t(draft.isOffered ? 'sign.yes' : 'sign.no') : draft.code;
  },
  main: Main,
  side: Side,
  removal: { title: 'countries.remove', question: (name) => t('countries.removeSure', { name }) },
};
