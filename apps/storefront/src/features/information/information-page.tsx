import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useSupplier } from '@sjaj/app-kit';
import { COMPANY_PAGES, type InformationPage as Facts, SHOPPING_PAGES } from '../../shared/information.ts';
import { t } from '../../shared/texts/t.ts';
import { usePickupPlaces } from '../../shared/pickup-places.ts';
import { hoursText } from '../../shared/working-hours.ts';
import { AskPerson } from './ask-person.tsx';
import { branchSections, companyFacts, withCompanyFacts } from './company-facts.logic.ts';
import styles from './information.module.css';
import { PageNav } from './page-nav.tsx';
import { Questions } from './questions.tsx';
import { pageQuery } from './queries.ts';
import { SectionView } from './section-view.tsx';

const PAGES: readonly Facts[] = [...SHOPPING_PAGES, ...COMPANY_PAGES];

/** An information page, with links to the others and a contact. */
export function InformationPage() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const page = PAGES.find(({ href }) => href === pathname);
  // The router renders this for listed paths only.
  return page ? <PageView page={page} /> : null;
}

function PageView({ page }: { readonly page: Facts }) {
  const { data: written } = useSuspenseQuery(pageQuery(page.name));
  const places = usePickupPlaces();
  const data = withCompanyFacts(written, companyFacts(useSupplier() ?? null, places));
  const sections = page.name === 'contact' ? [...data.sections, ...branchSections(places, hoursText)] : data.sections;
  return (
    <div className={styles['columns']}>
      <PageNav current={page.href} />
      <article className={styles['article']}>
        <h1>{t(page.title)}</h1>
        {data.lead && <p className={styles['lead']}>{data.lead}</p>}
        <Questions key={page.name} sections={sections} />
        {sections
          .filter(({ questions }) => questions.length === 0)
          .map((section) => (
            <SectionView key={section.title} section={section} />
          ))}
      </article>
      <AskPerson current={page.href} />
    </div>
  );
}
