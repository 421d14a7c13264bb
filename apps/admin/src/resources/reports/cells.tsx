import { useUiLink } from '@sjaj/ui';

interface ArticleCellProps {
  readonly id: number;
  readonly code: string;
  readonly title: string;
}

/** An article with its code, leading to its record. */
export function ArticleCell({ id, code, title }: ArticleCellProps) {
  const Link = useUiLink();
  return (
    <span className="adm-report-two">
      <Link href={`/articles/${id}`} className="sj-link sj-ell">
        {title}
      </Link>
      <span className="sj-xs sj-t3">{code}</span>
    </span>
  );
}

/** A company, leading to its record. */
export function CompanyCell({ id, title }: Omit<ArticleCellProps, 'code'>) {
  const Link = useUiLink();
  return (
    <Link href={`/companies/${id}`} className="sj-link sj-ell">
      {title}
    </Link>
  );
}
