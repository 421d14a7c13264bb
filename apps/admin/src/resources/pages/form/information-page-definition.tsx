import { type AdminInformationPage, InformationPageForm } from '@sjaj/contract';
import { Panel } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { errorsOf } from '../../../shared/form/field-errors.ts';
import type { CardProps, EditableDefinition } from '../../../shared/record/record-definition.ts';
import { shownText } from '../../../shared/texts-form/shown-text.ts';
import { type DraftText, draftTextOf, type TextField, writtenIn } from '../../../shared/texts-form/text-draft.logic.ts';
import { TextsCard } from '../../../shared/texts-form/texts-card.tsx';
import { t } from '../../../shared/texts/t.ts';
import { PATHS } from '../paths.ts';

/** An information page in the form. */
interface Draft {
  readonly lead: DraftText;
  readonly content: DraftText;
}

const LEAD_ROWS = 3;

const TEXT_FIELDS = [
  { key: 'lead', label: 'infoPages.lead', longest: 600, rows: LEAD_ROWS, optional: true },
  { key: 'content', label: 'terms.content', longest: 9_000, rich: true, optional: true, offersFacts: true },
] as const satisfies readonly TextField<string>[];

const FIELD_NAMES = { lead: 'infoPages.lead', content: 'terms.content' } as const;

const formOf = ({ lead, content }: Draft) => ({ lead: writtenIn(lead), content: writtenIn(content) });

const PageMain = ({ state: { draft, set }, errors, record }: CardProps<AdminInformationPage, Draft>) => (
  <TextsCard
    title={t('article.namesAndTexts')}
    name={record?.name ?? ''}
    fields={TEXT_FIELDS}
    texts={draft}
    errors={errors}
    onWrite={set}
  />
);

const PageSide = () => (
  <Panel title={t('infoPages.facts')}>
    <p className="sj-sm sj-t2">{t('infoPages.factsHint')}</p>
  </Panel>
);

export const informationPageDefinition: EditableDefinition<AdminInformationPage, InformationPageForm, Draft> = {
  home: '/pages',
  queryKey: 'pages',
  title: 'resource.pages',
  calls: api.informationPages,
  draftOf: ({ lead, content }) => ({ lead: draftTextOf(lead), content: draftTextOf(content) }),
  errorsOf: (draft) => errorsOf(InformationPageForm, formOf(draft), FIELD_NAMES),
  checkedForm: (draft) => InformationPageForm.safeParse(formOf(draft)).data ?? null,
  // The title of a page is a text of the shop.
  nameOf: () => '',
  fieldNames: FIELD_NAMES,
  shownValue: (draft, key) => shownText(draft[key]),
  main: PageMain,
  side: PageSide,
  customerHref: ({ page }) => PATHS[page],
};
