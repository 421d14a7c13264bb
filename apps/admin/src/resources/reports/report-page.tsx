import './reports.css';
import { useEffect, useRef } from 'react';
import { ChipLink } from '@sjaj/ui';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { useRights } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { type ReportName, REPORTS } from './report-names.ts';

interface ReportPageProps<Row extends { readonly id: number }> {
  readonly report: ReportName;
  readonly list: ListDefinition<Row>;
}

/** A report as a list, below the links to the others that the member of staff may read. */
export function ReportPage<Row extends { readonly id: number }>({ report, list }: ReportPageProps<Row>) {
  const { capabilities } = useRights();
  const others = useRef<HTMLElement>(null);
  // On a phone they are one line that scrolls: the open report stays in sight. In the next frame, when the router has put the line back.
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      others.current?.querySelector('.sj-chip-on')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [report]);
  return (
    <>
      <nav ref={others} className="adm-reports" aria-label={t('reports.all')}>
        {REPORTS.filter(({ needs }) => capabilities.includes(needs)).map(({ name, path, title }) => (
          <ChipLink key={name} href={path} on={name === report}>
            {t(title)}
          </ChipLink>
        ))}
      </nav>
      <div className="adm-report">
        <ListPage list={list} />
      </div>
    </>
  );
}
