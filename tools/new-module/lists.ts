import { contractExports } from './contract-file.ts';
import type { ModuleNames, NewModule } from './names.ts';
import { samplesOf } from './fields.ts';
import { auditLabels, nounTexts } from './texts-file.ts';

/** A file of the project that lists every module, and how it looks with one more. */
interface ModuleList {
  readonly path: string;
  readonly withModule: (source: string) => string;
}

/** Inserts the text before the last place of the mark; throws where the file has changed so much that there is none. */
function insertBefore(source: string, mark: string, text: string): string {
  const at = source.lastIndexOf(mark);
  if (at < 0) throw new Error(`nothing like ${JSON.stringify(mark)} to write the module before`);
  return source.slice(0, at) + text + source.slice(at);
}

/** The same after the first place of the mark. */
function insertAfter(source: string, mark: string, text: string): string {
  const at = source.indexOf(mark);
  if (at < 0) throw new Error(`nothing like ${JSON.stringify(mark)} to write the module after`);
  return source.slice(0, at + mark.length) + text + source.slice(at + mark.length);
}

const IMPORTS = /^import [^;]*? from '[^']+';$/gm;

/** The same with a further import after the others. */
function withImport(source: string, statement: string): string {
  const last = [...source.matchAll(IMPORTS)].at(-1);
  const end = last ? last.index + last[0].length + 1 : 0;
  return `${source.slice(0, end)}${statement}\n${source.slice(end)}`;
}

type ReadFile = (path: string) => string;

/** The files that list modules. They are formatted when they are written; `read` reads another one of the project. */
export const moduleLists = (names: NewModule, read: ReadFile): readonly ModuleList[] => [
  ...(names.isForStaffOnly ? [] : buyerLists(names)),
  ...serverLists(names),
  ...testLists(names),
  ...textLists(names, read),
  ...adminLists(names),
];

const AUDIT_FIELDS = 'packages/i18n/src/server/outgoing/audit-field.ts';
const REQUEST_FIELDS = 'packages/i18n/src/shared/field.ts';

function textLists(names: NewModule, read: ReadFile): ModuleList[] {
  const { module, table, group, words, wordsOfAll, title, titleOfAll, fields } = names;
  const labels = auditLabels(fields, [read(AUDIT_FIELDS), read(REQUEST_FIELDS)]);
  return [
    ...(labels === ''
      ? []
      : [{ path: AUDIT_FIELDS, withModule: (source: string) => insertBefore(source, '\n});', `\n${labels}`) }]),
    {
      path: 'packages/i18n/src/staff/index.ts',
      withModule: (source) =>
        insertBefore(withImport(source, `import { ${group} } from './${module}.ts';`), '\n};', `\n  ${group},`),
    },
    {
      path: 'packages/i18n/src/staff/resource.ts',
      withModule: (source) => insertBefore(source, '\n});', `\n  ${group}: ${nounTexts(wordsOfAll, titleOfAll)},`),
    },
    {
      path: 'packages/i18n/src/server/outgoing/audit-record.ts',
      withModule: (source) => insertBefore(source, '\n});', `\n  ${table}: ${nounTexts(words, title)},`),
    },
  ];
}

function adminLists({ module, table, group, types }: ModuleNames): ModuleList[] {
  return [
    {
      path: 'apps/admin/src/shared/api/api.ts',
      withModule: (source) =>
        insertAfter(
          insertAfter(source, '\n  adminAccountRequests,', `\n  admin${types},`),
          'export const api = {',
          `\n  ${group}: clientFor(admin${types}, transport),`,
        ),
    },
    {
      path: 'apps/admin/src/shared/history/record-links.ts',
      withModule: (source) => insertAfter(source, 'export const RECORD_PAGES = {', `\n  ${table}: '/${module}',`),
    },
    {
      path: 'apps/admin/src/app/resources.ts',
      withModule: (source) =>
        insertBefore(
          withImport(source, `import { ${group} } from '../resources/${module}/index.ts';`),
          '\n];',
          `\n  ${group},`,
        ),
    },
  ];
}

/** What a module has beside the back office: calls of buyers, and domain events. */
function buyerLists({ module, group, record }: ModuleNames): ModuleList[] {
  return [
    {
      path: 'packages/contract/src/contract.ts',
      withModule: (source) =>
        insertBefore(
          withImport(source, `import { ${group} } from './${module}.ts';`),
          '\n  ...adminContract,',
          `\n  ${group},`,
        ),
    },
    {
      path: 'apps/server/src/handlers.ts',
      withModule: (source) =>
        insertAfter(
          withImport(source, `import { ${record}Handlers } from './modules/${module}/index.ts';`),
          '\n  mountBuying(mount, deps);',
          `\n  mount(contract.${group}, ${record}Handlers);`,
        ),
    },
    {
      path: 'apps/server/src/topics.ts',
      withModule: (source) =>
        insertBefore(
          withImport(source, `import { ${record}Events } from './modules/${module}/index.ts';`),
          '\n].flatMap',
          `\n  ${record}Events,`,
        ),
    },
    {
      // Calls about what is one customer's own are moved from here to OWNED.
      path: 'apps/server/test/ownership.test.ts',
      withModule: (source) => insertAfter(source, 'const SHARED =\n  /^(', `${group}|`),
    },
  ];
}

/** The tests that go through every list of the back office. */
function testLists({ table, types, fields }: NewModule): ModuleList[] {
  return [
    {
      path: 'apps/server/test/builders/resources/reference-data.ts',
      withModule: (source) =>
        insertBefore(
          insertBefore(source, "\n} from '@sjaj/contract';", `\n  admin${types},`),
          '\n];',
          `
  {
    group: 'admin${types}',
    entity: '${table}',
    calls: admin${types},
    form: () => ({ title: 'Žuta čaplja', ${samplesOf(fields)} }),
    change: { title: 'Žuta čaplja 2' },
    sought: ['zuta caplja', 'жута'],
    listed: ['name', 'Žuta čaplja 2'],
    unique: 'title',
    missing: { refused: NOTHING_REFERS, import: FEW_RECORDS },
  },`,
        ),
    },
    {
      path: 'apps/server/test/resource-lists.test.ts',
      withModule: (source) =>
        insertBefore(source, '\n    ]\n  `', `\n      "${types.padEnd(18)} create find edit conflict · export ·",`),
    },
  ];
}

function serverLists(names: NewModule): ModuleList[] {
  const { module, table, type, types, tier, capability } = names;
  return [
    {
      path: 'packages/contract/src/contract.admin.ts',
      withModule: (source) =>
        insertBefore(
          withImport(source, `import { admin${types} } from './${module}.admin.ts';`),
          '\n};',
          `\n  admin${types},`,
        ),
    },
    {
      path: 'packages/contract/src/call-capabilities.ts',
      withModule: (source) =>
        insertAfter(source, "\n  adminSettings: 'editSettings',", `\n  admin${types}: '${capability}',`),
    },
    { path: 'packages/contract/src/index.ts', withModule: (source) => `${source}${contractExports(names)}\n` },
    {
      path: 'apps/server/src/admin-handlers.ts',
      withModule: (source) =>
        insertAfter(
          withImport(source, `import { admin${type}Handlers } from './modules/${module}/index.ts';`),
          'function mountReferenceData(mount: Mount): void {',
          `\n  mount(contract.admin${types}, admin${type}Handlers);`,
        ),
    },
    {
      path: 'tools/boundaries/tiers.ts',
      withModule: (source) => {
        const tiers = source.split('],\n');
        if (tier < 0 || tier >= tiers.length - 1) throw new RangeError(`there are tiers 0 to ${tiers.length - 2}`);
        return tiers.map((text, index) => (index === tier ? `${text}, '${module}'` : text)).join('],\n');
      },
    },
    {
      path: 'docs/architecture.md',
      withModule: (source) =>
        source.replace(new RegExp(`^\\| ${tier} \\w+ +\\|[^|]*?(?= +\\|$)`, 'm'), `$& \`${module}\``),
    },
    {
      path: 'tools/boundaries/table-owners.ts',
      withModule: (source) => {
        const end = source.indexOf('\n};');
        return `${source.slice(0, end)}\n  '${module}': ['${table}'],${source.slice(end)}`;
      },
    },
  ];
}
