import type { StaffKey } from '@sjaj/i18n';
import type { ListDefinition } from '../list/definition.ts';
import type { ResourcePage } from '../resource/resource.ts';
import type { EditableDefinition, NewRecordDefinition, Saved } from './record-definition.ts';

/** The address of a list; the pages of its records are below it. */
type Home = `/${string}`;

interface Listed {
  readonly id: number;
}

interface ListPageInput<Row extends Listed> {
  readonly title: StaffKey;
  readonly list: () => Promise<ListDefinition<Row>>;
}

/** The page of a list. Its code is loaded when it is opened, as that of all pages here. */
export const listPage = <Row extends Listed>(home: Home, { title, list }: ListPageInput<Row>): ResourcePage => ({
  path: home,
  title,
  load: async () => {
    const [{ ListPage }, definition] = await Promise.all([import('../list/list-page.tsx'), list()]);
    return () => <ListPage list={definition} />;
  },
});

/** The page to edit a record. */
export const editPage = <R extends Saved, Form extends object, D extends object>(
  home: Home,
  form: () => Promise<EditableDefinition<R, Form, D>>,
): ResourcePage => ({
  path: `${home}/$id`,
  load: async () => {
    const [{ EditRecordPage }, definition] = await Promise.all([import('./definition-pages.tsx'), form()]);
    return () => <EditRecordPage definition={definition} />;
  },
});

interface RecordPagesInput<
  Row extends Listed,
  R extends Saved,
  Form extends object,
  D extends object,
> extends ListPageInput<Row> {
  readonly newTitle: StaffKey;
  readonly form: () => Promise<NewRecordDefinition<R, Form, D>>;
}

/** The three pages of a record that staff keep: the list, a new one, and the one with an id. */
export const recordPages = <Row extends Listed, R extends Saved, Form extends object, D extends object>(
  home: Home,
  { newTitle, form, ...list }: RecordPagesInput<Row, R, Form, D>,
): readonly [ResourcePage, ...ResourcePage[]] => [
  listPage(home, list),
  {
    path: `${home}/new`,
    title: newTitle,
    load: async () => {
      const [{ NewRecordPage }, definition] = await Promise.all([import('./definition-pages.tsx'), form()]);
      return () => <NewRecordPage definition={definition} />;
    },
  },
  editPage(home, form),
];
