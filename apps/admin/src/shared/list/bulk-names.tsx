import './bulk-names.css';
import { formatNumber } from '@sjaj/domain';
import { t } from '../texts/t.ts';

const MOST_NAMES = 5;

/** What some of the chosen records are called, one below the other, and how many more there are. */
export function BulkNames({ names }: { readonly names: readonly string[] }) {
  const more = names.length - MOST_NAMES;
  return (
    <ul className="adm-bulk-names">
      {/* Two records may have one name. */}
      {names.slice(0, MOST_NAMES).map((name, place) => (
        <li key={place}>{name}</li>
      ))}
      {more > 0 && <li className="sj-t2">{t('recordImports.andMore', { count: formatNumber(more) })}</li>}
    </ul>
  );
}
