import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconPlus, IconTableImport } from '@tabler/icons-react';
import { usePageTitle } from '@sjaj/app-kit';
import type { CompanyWithCodes } from '@sjaj/contract';
import { Breadcrumbs, Button, PageTitle } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { FilesMenu, sheetFiles } from '../../shared/files/files-menu.tsx';
import { LoadedRecord, useRecordId } from '../../shared/page/loaded-record.tsx';
import { t } from '../../shared/texts/t.ts';
import { PartNumberDialog } from './part-number-dialog.tsx';
import { PartNumbersCard } from './part-numbers-card.tsx';
import { FileDialog } from './file-dialog.tsx';
import { companyQuery } from './queries.ts';

/** The part numbers of one company. */
export function PartNumbersPage() {
  const query = useQuery(companyQuery(useRecordId()));
  usePageTitle(query.data ? query.data.title : null);
  return (
    <LoadedRecord query={query} list="/part-numbers" heights={[320]}>
      {(company) => <PartNumbers company={company} />}
    </LoadedRecord>
  );
}

function PartNumbers({ company }: { readonly company: CompanyWithCodes }) {
  const [open, setOpen] = useState<'add' | 'file' | null>(null);
  const params = { id: company.id };
  const name = `${t('resource.partNumbers')} ${company.title}`;
  return (
    <>
      <Breadcrumbs trail={[{ href: '/part-numbers', title: t('resource.partNumbers') }, { title: company.title }]} />
      <PageTitle
        title={company.title}
        actions={
          <>
            <FilesMenu
              label={t('action.download')}
              files={sheetFiles(name, {
                csv: () => api.partNumbers.csv({ params }),
                xlsx: () => api.partNumbers.xlsx({ params }),
              })}
            />
            <Button
              variant="line"
              size="sm"
              icon={<IconTableImport size={16} aria-hidden="true" />}
              onClick={() => setOpen('file')}
            >
              {t('partNumbers.importFile')}
            </Button>
            <Button size="sm" icon={<IconPlus size={16} aria-hidden="true" />} onClick={() => setOpen('add')}>
              {t('partNumbers.add')}
            </Button>
          </>
        }
      />
      <PartNumbersCard companyId={company.id} />
      {open === 'add' && <PartNumberDialog companyId={company.id} onClose={() => setOpen(null)} />}
      {open === 'file' && <FileDialog companyId={company.id} onClose={() => setOpen(null)} />}
    </>
  );
}
