import type { AdminPicture } from '@sjaj/contract';
import { useUiLink } from '@sjaj/ui';
import { RECORD_PAGES } from '../../shared/history/record-links.ts';
import { t } from '../../shared/texts/t.ts';

type Used = Pick<AdminPicture, 'uses' | 'useCount'>;

/** What shows the picture, as far as the answer names it. */
export const usesText = ({ uses, useCount }: Used): string =>
  useCount === 0
    ? t('pictures.unused')
    : [...uses.map(({ title }) => title), ...restOf(useCount - uses.length)].join(', ');

const restOf = (rest: number): string[] => (rest > 0 ? [t('pictures.moreUses', { count: rest })] : []);

interface UseLinksProps {
  readonly picture: Used;
  /** How many are named. */
  readonly most: number;
}

/** Links to the records that show the picture. */
export function UseLinks({ picture: { uses, useCount }, most }: UseLinksProps) {
  const Link = useUiLink();
  if (useCount === 0) return <span className="sj-t3">{t('pictures.unused')}</span>;
  const shown = uses.slice(0, most);
  return (
    <ul className="pic-uses">
      {shown.map(({ kind, id, title }) => (
        <li key={`${kind}${id}`}>
          <Link href={`${RECORD_PAGES[kind]}/${id}`} className="sj-link">
            {title}
          </Link>
        </li>
      ))}
      {restOf(useCount - shown.length).map((rest) => (
        <li key="rest" className="sj-t3">
          {rest}
        </li>
      ))}
    </ul>
  );
}
