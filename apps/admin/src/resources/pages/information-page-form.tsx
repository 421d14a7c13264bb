import { type AdminInformationPage, InformationPageForm } from '@sjaj/contract';
import { Panel } from '@sjaj/ui';
import { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import { optionalTexts } from '../../shared/form/field-codecs.logic.ts';
import { recordForm } from '../../shared/form/record-form.ts';
import type { CardProps, EditableDefinition } from '../../shared/record/record-definition.ts';
import type { TextField } from '../../shared/texts-form/text-draft.logic.ts';
import { TextsCard } from '../../shared/texts-form/texts-card.tsx';
import { t } from '../../shared/texts/t.ts';
import { PATHS } from './paths.ts';

const FIELDS = z.object({ lead: optionalTexts(), content: optionalTexts() });

type Draft = z.input<typeof FIELDS>;

const LEAD_ROWS = 3;

const TEXT_FIELDS = [
  { key: 'lead', label: 'infoPages.lead', longest: 600, rows: LEAD_ROWS, optional: true },
  { key: 'content', label: 'terms.content', longest: 9_000, rich: true, optional: true, offersFacts: true },
] as const satisfies readonly TextField<string>[];

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
  entity: 'information_page',
  title: 'resource.pages',
  calls: api.informationPages,
  ...recordForm({
    fields: FIELDS,
    schema: InformationPageForm,
    fieldNames: { lead: 'infoPages.lead', content: 'terms.content' },
  }),
  // The title of a page is a text of the shop.
  nameOf: () => '',
  main: PageMain,
  side: PageSide,
  customerHref: ({ page }) => PATHS[page],
};
