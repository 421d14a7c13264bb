import './breadcrumbs.css';
import { IconChevronRight } from '@tabler/icons-react';
import { useUiLink, useUiText } from '../foundation/ui-provider.tsx';

interface Crumb {
  readonly title: string;
  /** Absent for the page itself. */
  readonly href?: string;
}

/** The way to this page; the last crumb is the page. */
export function Breadcrumbs({ trail }: { readonly trail: readonly Crumb[] }) {
  const text = useUiText();
  const Link = useUiLink();
  return (
    <nav className="sj-crumbs" aria-label={text.breadcrumbs}>
      <ol>
        {trail.map((crumb, index) => (
          <li key={`${index}-${crumb.title}`}>
            {index > 0 && <IconChevronRight size={12} aria-hidden="true" />}
            {crumb.href ? (
              <Link href={crumb.href}>{crumb.title}</Link>
            ) : (
              <span className="sj-ell" aria-current="page">
                {crumb.title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
