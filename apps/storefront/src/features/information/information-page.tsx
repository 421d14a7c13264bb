import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { ButtonLink, lazyPart, RichText, Skeleton } from '@sjaj/ui';
import { COMPANY_PAGES, type InformationPage as Facts, SHOPPING_PAGES } from '../../shared/information.ts';
import { useIsGuest } from '../../shared/session/profile.ts';
import { accountTexts } from '../../shared/texts/account-texts.ts';
import { t } from '../../shared/texts/t.ts';
import { AskPerson } from './ask-person.tsx';
import { Branches } from './branches.tsx';
import styles from './information.module.css';
import { PageNav } from './page-nav.tsx';
import { Questions } from './questions.tsx';
import { pageQuery } from './queries.ts';

const PAGES: readonly Facts[] = [...SHOPPING_PAGES, ...COMPANY_PAGES];
const WITH_BRANCHES: readonly string[] = ['about', 'contact'];

/** Loaded with its texts, which only the pages of accounts have. */
const Bonus = lazyPart(async () => {
  const [file] = await Promise.all([import('./bonus.tsx'), accountTexts()]);
  return file.Bonus;
});
const BONUS_HEIGHT = 320;

/** An information page, with links to the others and a contact. */
export function InformationPage() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const page = PAGES.find(({ href }) => href === pathname);
  // The router renders this for listed paths only.
  return page ? <PageView page={page} /> : null;
}

function PageView({ page }: { readonly page: Facts }) {
  const { data } = useSuspenseQuery(pageQuery(page.name));
  const isGuest = useIsGuest();
  return (
    <div className={styles['columns']}>
      <PageNav current={page.href} />
      <article className={styles['article']}>
        <h1>{t(page.title)}</h1>
        {data.lead && (
          <div className={styles['lead']}>
            <RichText html={data.lead} />
          </div>
        )}
        {page.name === 'registration' && isGuest && (
          <div>
            <ButtonLink href="/auth/register">{t('auth.request')}</ButtonLink>
          </div>
        )}
        {data.content && (
          <div className={`sj-panel ${styles['text']}`}>
            <RichText html={data.content} />
          </div>
        )}
        {page.name === 'faq' && <Questions />}
        {page.name === 'bonus' && <Bonus placeholder={<Skeleton height={BONUS_HEIGHT} radius={12} />} />}
        {WITH_BRANCHES.includes(page.name) && <Branches />}
      </article>
      <AskPerson current={page.href} />
    </div>
  );
}
