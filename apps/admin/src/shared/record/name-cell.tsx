import { useUiLink } from '@sjaj/ui';
import type { Column } from '../list/definition.ts';
import type { Saved } from './record-definition.ts';

/** A name that leads to its record. */
export function NameCell({ href, name }: { readonly href: string; readonly name: string }) {
  const Link = useUiLink();
  return (
    <Link href={href} className="sj-link">
      {name}
    </Link>
  );
}

/** The first column of a list of records: the name, which leads to the record. */
export const nameColumn = <Row extends Saved>(home: `/${string}`): Column<Row> => ({
  key: 'name',
  title: 'article.name',
  locked: true,
  onPhone: true,
  sortBy: 'name',
  text: ({ name }) => name,
  show: ({ id, name }) => <NameCell href={`${home}/${id}`} name={name} />,
});
