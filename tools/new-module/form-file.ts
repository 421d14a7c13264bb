import { FACTS, type NewField } from './fields.ts';
import type { NewModule } from './names.ts';

const TITLE_LENGTH = 80;
const TEXT_LENGTH = '2_000';
const COUNT_LENGTH = 6;

/** An input of the form but a switch, as source. */
function inputOf({ key, kind }: NewField, group: string): string {
  const common = `value={draft.${key}} error={errors['${key}']}
    onChange={(event) => set('${key}', event.currentTarget.value)}`;
  const label = `label={t('${group}.${key}')}`;
  if (kind === 'text')
    return `<div className="adm-wide"><TextArea ${label} optional maxLength={${TEXT_LENGTH}} ${common} /></div>`;
  const typed = kind === 'count' ? `inputMode="numeric" maxLength={${COUNT_LENGTH}}` : `maxLength={${TITLE_LENGTH}}`;
  return `<TextField ${label} autoComplete="off" ${typed} ${common} />`;
}

const sideOf = (switches: readonly NewField[], group: string): string =>
  switches.length === 0
    ? `/** Beside the form: the history of the record alone. */
const Side = () => null;`
    : `const Side = ({ state: { draft, set } }: Props) => (
  <Panel title={t('coupons.state')}>
    <div className="adm-switches">
      ${switches
        .map(
          ({ key }) => `<Switch label={t('${group}.${key}')} checked={draft.${key}}
        onChange={(event) => set('${key}', event.currentTarget.checked)} />`,
        )
        .join('\n')}
    </div>
  </Panel>
);`;

/** The form of a record. Its switches are in the panel beside it. */
export function formFile({ module, table, group, record, type, fields }: NewModule): string {
  const switches = fields.filter(({ kind }) => kind === 'switch');
  const inputs = fields.filter(({ kind }) => kind !== 'switch');
  const codecs = new Set(['text', ...fields.map(({ kind }) => /^\w+/.exec(FACTS[kind].codec)?.[0] ?? '')]);
  const components = [
    'Panel',
    ...(switches.length > 0 ? ['Switch'] : []),
    ...(inputs.some(({ kind }) => kind === 'text') ? ['TextArea'] : []),
    'TextField',
  ];
  const each = (text: (field: NewField) => string): string => fields.map((field) => `, ${text(field)}`).join('');
  return `import { type Admin${type}, ${type}Form } from '@sjaj/contract';
import { ${components.join(', ')} } from '@sjaj/ui';
import { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import { ${[...codecs].toSorted().join(', ')} } from '../../shared/form/field-codecs.logic.ts';
import { recordForm } from '../../shared/form/record-form.ts';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { t } from '../../shared/texts/t.ts';

const FIELDS = z.object({ title: text()${each(({ key, kind }) => `${key}: ${FACTS[kind].codec}`)} });

type Draft = z.input<typeof FIELDS>;
type Props = CardProps<Admin${type}, Draft>;

const Main = ({ state: { draft, set }, errors }: Props) => (
  <Panel title={t('form.basics')}>
    <div className="adm-fields">
      <div className="adm-wide">
        <TextField
          label={t('article.name')}
          autoComplete="off"
          maxLength={${TITLE_LENGTH}}
          value={draft.title}
          error={errors['title']}
          onChange={(event) => set('title', event.currentTarget.value)}
        />
      </div>
      ${inputs.map((field) => inputOf(field, group)).join('\n')}
    </div>
  </Panel>
);

${sideOf(switches, group)}

export const ${record}Definition: RecordDefinition<Admin${type}, ${type}Form, Draft> = {
  home: '/${module}',
  queryKey: '${group}',
  entity: '${table}',
  title: 'resource.${group}',
  newTitle: '${group}.new',
  calls: api.${group},
  emptyDraft: { title: ''${each(({ key, kind }) => `${key}: ${FACTS[kind].empty}`)} },
  ...recordForm({
    fields: FIELDS,
    schema: ${type}Form,
    fieldNames: { title: 'article.name'${each(({ key }) => `${key}: '${group}.${key}'`)} },
  }),
  nameOf: ({ title }) => title.trim(),
  main: Main,
  side: Side,
  removal: { title: '${group}.remove', question: (name) => t('${group}.removeSure', { name }) },
};`;
}
