import { useSearch } from '@tanstack/react-router';
import { IconCopy } from '@tabler/icons-react';
import { buttonClass, useUiLink } from '@sjaj/ui';
import { t } from '../texts/t.ts';

interface DuplicateLinkProps {
  /** The list of such records; the page that adds one is below it. */
  readonly home: `/${string}`;
  readonly id: number;
}

/** Leads to a new record that begins like this one. */
export function DuplicateLink({ home, id }: DuplicateLinkProps) {
  const Link = useUiLink();
  return (
    <Link href={`${home}/new?from=${id}`} className={buttonClass({ variant: 'line', size: 'sm' })}>
      <IconCopy size={16} aria-hidden="true" />
      {t('article.duplicate')}
    </Link>
  );
}

/** The id of the record that the new one of this page begins like; null for one that begins empty. */
export function useDuplicatedId(): number | null {
  const { from }: { readonly from?: unknown } = useSearch({ strict: false });
  const id = Number(from);
  return Number.isInteger(id) && id > 0 ? id : null;
}
