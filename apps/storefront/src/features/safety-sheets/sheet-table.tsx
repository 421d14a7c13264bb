import { IconFileTypePdf } from '@tabler/icons-react';
import type { SafetyGrouping, SafetySheet } from '@sjaj/contract';
import { formatDate, isLanguage } from '@sjaj/domain';
import { Badge, Table, useUiLink, VisuallyHidden } from '@sjaj/ui';
import { articleAddress } from '../../shared/article/addresses.ts';
import { HazardMarks } from '../../shared/article/hazards.tsx';
import { language, t } from '../../shared/texts/t.ts';
import { downloadSheet } from './queries.ts';
import styles from './safety-sheets.module.css';

interface SheetTableProps {
  readonly sheets: readonly SafetySheet[];
  readonly by: SafetyGrouping;
}

/** A row for each article; on a phone the facts stand below its title. */
export function SheetTable({ sheets, by }: SheetTableProps) {
  return (
    <div className={`sj-panel ${styles['table']}`}>
      <Table caption={t('safetySheets.title')} dense rounded>
        <thead>
          <tr>
            <th>{t('safetySheets.article')}</th>
            <th className={styles['wide']}>{t(by === 'place' ? 'safetySheets.place' : 'safetySheets.savedCart')}</th>
            <th className={styles['wide']}>{t('safetySheets.lastBought')}</th>
            <th>{t('safetySheets.sheet')}</th>
          </tr>
        </thead>
        <tbody>
          {sheets.map((sheet) => (
            <SheetRow key={sheet.articleId} row={sheet} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function SheetRow({ row }: { readonly row: SafetySheet }) {
  const Link = useUiLink();
  const boughtOn = formatDate(new Date(row.lastBoughtAt), language());
  return (
    <tr>
      <td>
        <div className="sj-row sj-wraps">
          <Link href={articleAddress({ id: row.articleId, slug: row.slug })}>{row.title}</Link>
          <HazardMarks hazards={{ pictograms: row.pictograms, signalWord: row.signalWord }} />
        </div>
        <span className="sj-xs sj-t3">{row.code}</span>
        <div className={styles['narrow']}>{[boughtOn, ...row.places].join(' · ')}</div>
      </td>
      <td className={styles['wide']}>{row.places.join(', ')}</td>
      <td className={`sj-nw ${styles['wide']}`}>{boughtOn}</td>
      <td className={styles['sheet']}>
        <SheetButton sheet={row.sheet} />
      </td>
    </tr>
  );
}

function SheetButton({ sheet }: Pick<SafetySheet, 'sheet'>) {
  if (!sheet) return <Badge tone="warn">{t('safetySheets.missing')}</Badge>;
  const { language: tongue, version, issuedOn } = sheet;
  const about = [
    version,
    issuedOn && formatDate(issuedOn, language()),
    isLanguage(tongue) ? t(`field.${tongue}`) : tongue,
  ].filter((fact) => fact !== null && fact !== '');
  return (
    <button type="button" className="sj-link sj-row" onClick={() => void downloadSheet(sheet)}>
      <IconFileTypePdf size={18} aria-hidden="true" />
      <VisuallyHidden>{`${t('safetySheets.download', { name: sheet.name })} · `}</VisuallyHidden>
      <span className={styles['facts']}>
        {about.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
    </button>
  );
}
