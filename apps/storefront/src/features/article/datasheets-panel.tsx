import { IconDownload, IconFileTypePdf } from '@tabler/icons-react';
import { saveFile, showFailure } from '@sjaj/app-kit';
import type { ArticleDetails } from '@sjaj/contract';
import { formatDate, formatNumber, isLanguage } from '@sjaj/domain';
import { api } from '../../shared/api/api.ts';
import { language, t } from '../../shared/texts/t.ts';
import styles from './datasheets.module.css';

type Document = ArticleDetails['documents'][number];

const BYTES_IN_KB = 1_000;

/** Datasheets of an article: kind, language, version, date and size. */
export function DatasheetsPanel({ documents }: { readonly documents: readonly Document[] }) {
  return (
    <section className={`sj-panel ${styles['card']}`}>
      <header>
        <h2>{t('articleData.documents')}</h2>
      </header>
      <ul>
        {documents.map((document) => (
          <li key={document.id}>
            <button type="button" onClick={() => void download(document)}>
              <IconFileTypePdf size={22} aria-hidden="true" />
              <span>
                <b>{kindOf(document)}</b>
                <span className="sj-xs sj-t3">{detailsOf(document)}</span>
              </span>
              <IconDownload size={16} className="sj-noprint" aria-label={t('action.download')} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function download({ id, name }: Document): Promise<void> {
  try {
    saveFile((await api.articles.document({ params: { id } })).data, name);
  } catch (error) {
    showFailure(error);
  }
}

function kindOf({ kind, name }: Document): string {
  switch (kind) {
    case 'safety':
      return t('articleData.sds');
    case 'technical':
      return t('articleData.tds');
    case 'certificate':
      return t('articleData.conformity');
    case 'manual':
      return t('articleData.instructions');
    case 'eco_label':
      return name;
  }
}

const detailsOf = ({ language: tongue, version, issuedOn, bytes }: Document): string =>
  [
    isLanguage(tongue) ? t(`field.${tongue}`) : tongue,
    version,
    issuedOn && formatDate(issuedOn, language()),
    `PDF ${formatNumber(bytes / BYTES_IN_KB, 0)} kB`,
  ]
    .filter(Boolean)
    .join(' · ');
