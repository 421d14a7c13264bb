import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { buttonClass, Menu } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { type FinanceChoice, filterOf, periodOf } from './finance-choice.logic.ts';
import { type FileCalls, today, useDownload } from './queries.ts';

interface DownloadableFile {
  readonly key: string;
  readonly label: string;
  readonly title: string;
  readonly ending: 'pdf' | 'xlsx' | 'csv' | 'zip';
  readonly load: (files: FileCalls) => Promise<{ readonly data: Blob }>;
}

/** Statements, sheets and documents of what is shown. */
function filesOf(choice: FinanceChoice): readonly DownloadableFile[] {
  const query = filterOf(choice, today());
  const { from, to } = periodOf(choice, today());
  const period = { ...(from !== '' && { from }), ...(to !== '' && { to }) };
  const card = t('finance.card');
  return [
    {
      key: 'card',
      label: t('finance.downloadCard'),
      title: card,
      ending: 'pdf',
      load: (files) => files.statement({ query: { kind: 'card', ...period } }),
    },
    {
      key: 'open-items',
      label: t('finance.downloadOpenItems'),
      title: t('finance.open'),
      ending: 'pdf',
      load: (files) => files.statement({ query: { kind: 'open-items' } }),
    },
    { key: 'xlsx', label: 'XLSX', title: card, ending: 'xlsx', load: (files) => files.xlsx({ query }) },
    { key: 'csv', label: 'CSV', title: card, ending: 'csv', load: (files) => files.csv({ query }) },
    {
      key: 'documents',
      label: t('finance.downloadDocuments'),
      title: t('finance.invoices'),
      ending: 'zip',
      load: (files) => files.documents({ query: period }),
    },
  ];
}

/** Downloads of what the page shows. */
export function DownloadMenu({ choice }: { readonly choice: FinanceChoice }) {
  const download = useDownload();
  return (
    <Menu
      label={t('finance.download')}
      triggerClass={buttonClass({ variant: 'line', size: 'sm' })}
      trigger={
        <>
          <IconDownload size={16} aria-hidden="true" />
          {t('finance.download')}
          <IconChevronDown size={14} aria-hidden="true" />
        </>
      }
      items={filesOf(choice).map(({ key, label, title, ending, load }) => ({
        key,
        label,
        isDisabled: download.isPending,
        onSelect: () => download.mutate({ name: `${title} ${today()}.${ending}`, load }),
      }))}
    />
  );
}
