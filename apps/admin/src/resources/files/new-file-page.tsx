import './files.css';
import '../../shared/form/form.css';
import { useState } from 'react';
import { FileUploader, UserFileKindField, useUploads } from '@sjaj/app-kit';
import { adminFiles, type UserFileKind } from '@sjaj/contract';
import { Breadcrumbs, Notice, PageTitle, Panel } from '@sjaj/ui';
import { sendUpload } from '../../shared/api/transport.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { CompanyChoice } from '../../shared/company/company-choice.tsx';
import { t } from '../../shared/texts/t.ts';

/** Shares files with a company. Its users get a message for each. */
export function NewFilePage() {
  const [companyId, setCompanyId] = useState<number | null>(null);
  const [kind, setKind] = useState<UserFileKind>('contract');
  return (
    <>
      <Breadcrumbs trail={[{ href: '/files', title: t('resource.files') }, { title: t('adminFiles.new') }]} />
      <PageTitle title={t('adminFiles.new')} note={t('adminFiles.newHint')} />
      <Panel>
        <div className="sj-col sj-g16 adm-file-form">
          <CompanyChoice companyId={companyId} onChoose={setCompanyId} />
          <UserFileKindField kind={kind} onChange={setKind} />
          {companyId === null ? (
            <Notice>{t('adminFiles.chooseCompany')}</Notice>
          ) : (
            // Files that are under way belong to the company that was chosen when they were added.
            <CompanyUploader key={companyId} companyId={companyId} kind={kind} />
          )}
        </div>
      </Panel>
    </>
  );
}

interface CompanyUploaderProps {
  readonly companyId: number;
  readonly kind: UserFileKind;
}

function CompanyUploader({ companyId, kind }: CompanyUploaderProps) {
  const uploads = useUploads<{ readonly id: number }>({
    purpose: 'attachment',
    send: async (file, { signal, onProgress, idempotencyKey }) => {
      const call = { file, params: { companyId }, form: { kind }, idempotencyKey };
      return (await sendUpload(adminFiles.create, call, { signal, onProgress })).data;
    },
    onStored: () => void queryClient.invalidateQueries({ queryKey: ['files'] }),
  });
  return <FileUploader uploads={uploads} />;
}
