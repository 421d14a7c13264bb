import { useUiLink } from '@sjaj/ui';
import { CAREERS, COMPANY_PAGES, SHOPPING_PAGES, TERMS } from '../../shared/information.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './information.module.css';

const GROUPS = [
  { title: 'footer.help', pages: SHOPPING_PAGES },
  { title: 'footer.company', pages: [...COMPANY_PAGES, CAREERS, TERMS] },
] as const;

/** Navigation of the information pages, the current one marked. */
export function PageNav({ current }: { readonly current: string }) {
  const Link = useUiLink();
  return (
    <nav className={`sj-panel ${styles['nav']}`} aria-label={t('footer.help')}>
      {GROUPS.map(({ title, pages }) => (
        <section key={title}>
          <h2>{t(title)}</h2>
          <ul>
            {pages.map((page) => (
              <li key={page.href}>
                <Link href={page.href} aria-current={page.href === current ? 'page' : undefined}>
                  {t(page.title)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
