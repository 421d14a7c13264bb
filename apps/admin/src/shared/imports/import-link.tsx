import { IconUpload } from '@tabler/icons-react';
import { RECORD_IMPORT_NEEDS, type RecordImportContent } from '@sjaj/contract';
import { ButtonLink } from '@sjaj/ui';
import { Allowed } from '../session/allowed.tsx';
import { useRights } from '../session/profile.ts';
import { t } from '../texts/t.ts';

interface ImportLinkProps {
  readonly kind: RecordImportContent;
}

/** To the import of records that come from sheets, for those who may make it. */
function ImportLink({ kind }: ImportLinkProps) {
  const { capabilities } = useRights();
  const needed = RECORD_IMPORT_NEEDS[kind];
  const mayChange = needed === null || capabilities.includes(needed);
  return (
    <Allowed to="importRecords">
      {mayChange && (
        <ButtonLink
          href={`/imports/new?kind=${kind}`}
          variant="line"
          size="sm"
          icon={<IconUpload size={16} aria-hidden="true" />}
        >
          <span className="adm-word">{t('list.import')}</span>
        </ButtonLink>
      )}
    </Allowed>
  );
}

export const CompaniesImport = () => <ImportLink kind="companies" />;
export const UsersImport = () => <ImportLink kind="users" />;
export const PicturesImport = () => <ImportLink kind="pictures" />;
export const VendorsImport = () => <ImportLink kind="article_vendors" />;
export const PriceListsImport = () => <ImportLink kind="price_lists" />;
export const TownsImport = () => <ImportLink kind="towns" />;
