import { capitalized, type ModuleNames } from './names.ts';

/** The files of a resource's folder in the back office by name: menu and pages, list, form. */
export const resourceFiles = (names: ModuleNames): Readonly<Record<string, string>> => ({
  'index.ts': indexFile(names),
  [`${names.file}-list.tsx`]: listFile(names),
  [`${names.file}-form.tsx`]: formFile(names),
});

const indexFile = ({
  module,
  group,
  record,
  file,
}: ModuleNames): string => `import { IconList } from '@tabler/icons-react';
import { recordPages } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const ${group}: Resource = {
  name: '${module}',
  title: 'resource.${group}',
  icon: IconList,
  group: 'system',
  needs: 'editSettings',
  pages: recordPages('/${module}', {
    title: 'resource.${group}',
    newTitle: '${group}.new',
    list: async () => (await import('./${file}-list.tsx')).${group}List,
    form: async () => (await import('./${file}-form.tsx')).${record}Definition,
  }),
};`;

const listFile = ({ module, group, type }: ModuleNames): string => `import type { Admin${type} } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';

export const ${group}List: ListDefinition<Admin${type}> = {
  name: '${module}',
  title: 'resource.${group}',
  searchHint: '${group}.search',
  columns: [nameColumn('/${module}')],
  views: [{ key: 'all', title: 'list.all' }],
  filters: [],
  load: (query, settings) => api.${group}.list({ body: listRequest(query, ['all'], ['name']) }, settings),
  nameOf: ({ name }) => name,
  create: { href: '/${module}/new', title: '${group}.new' },
};`;

const formFile = ({
  module,
  table,
  group,
  record,
  type,
}: ModuleNames): string => `import { type Admin${type}, ${type}Form } from '@sjaj/contract';
import { Panel, TextField } from '@sjaj/ui';
import { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import { text } from '../../shared/form/field-codecs.logic.ts';
import { recordForm } from '../../shared/form/record-form.ts';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { t } from '../../shared/texts/t.ts';

const FIELDS = z.object({ title: text() });

type Draft = z.input<typeof FIELDS>;
type Props = CardProps<Admin${type}, Draft>;

const Main = ({ state: { draft, set }, errors }: Props) => (
  <Panel title={t('form.basics')}>
    <div className="adm-fields">
      <div className="adm-wide">
        <TextField
          label={t('article.name')}
          maxLength={80}
          value={draft.title}
          error={errors['title']}
          onChange={(event) => set('title', event.currentTarget.value)}
        />
      </div>
    </div>
  </Panel>
);

/** Beside the form: the history of the record alone. */
const Side = () => null;

export const ${record}Definition: RecordDefinition<Admin${type}, ${type}Form, Draft> = {
  home: '/${module}',
  queryKey: '${group}',
  entity: '${table}',
  title: 'resource.${group}',
  newTitle: '${group}.new',
  calls: api.${group},
  emptyDraft: { title: '' },
  ...recordForm({ fields: FIELDS, schema: ${type}Form, fieldNames: { title: 'article.name' } }),
  nameOf: ({ title }) => title.trim(),
  main: Main,
  side: Side,
  removal: { title: '${group}.remove', question: (name) => t('${group}.removeSure', { name }) },
};`;

const quoted = (text: string): string => `'${text.replaceAll("'", '’')}'`;

/** A noun in all languages. Croatian and Serbian are written as Bosnian, to be corrected where they differ. */
export const nounTexts = (english: string, bosnian: string): string => {
  const [en, bs] = [quoted(capitalized(english)), quoted(bosnian)];
  return `{ en: ${en}, bs: ${bs}, hr: ${bs}, srLatn: ${bs} }`;
};

/** The texts of a resource. Those that are not English speak of a record, which is right for every noun. */
export const textsFile = ({ group, words }: ModuleNames): string => `import { texts } from '../texts.ts';

export const ${group} = texts({
  new: { en: ${quoted(`New ${words}`)}, bs: 'Novi zapis', hr: 'Novi zapis', srLatn: 'Novi zapis' },
  search: { en: 'Name…', bs: 'Naziv…', hr: 'Naziv…', srLatn: 'Naziv…' },
  remove: {
    en: ${quoted(`Delete the ${words}?`)},
    bs: 'Obrisati zapis?',
    hr: 'Izbrisati zapis?',
    srLatn: 'Obrisati zapis?',
  },
  removeSure: {
    en: '{name} will be deleted.',
    bs: 'Zapis „{name}” će biti obrisan.',
    hr: 'Zapis „{name}” bit će izbrisan.',
    srLatn: 'Zapis „{name}” će biti obrisan.',
  },
});`;
