import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconCopy, IconPlus, IconSearch } from '@tabler/icons-react';
import { useDebounced } from '@sjaj/app-kit';
import type { ContractPrice } from '@sjaj/contract';
import { Button, Panel, Skeleton, TextField } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { FilesMenu, sheetFiles } from '../../../shared/files/files-menu.tsx';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { Allowed } from '../../../shared/session/allowed.tsx';
import { t } from '../../../shared/texts/t.ts';
import { CheckPrice } from './check-price.tsx';
import { ContractPriceDialog } from './contract-price-dialog.tsx';
import { ContractPriceTable } from './contract-price-table.tsx';
import { CopyPricesDialog } from './copy-prices-dialog.tsx';
import { contractPricesQuery } from './queries.ts';

const FIRST = 10;
const MORE = 100;
/** Shorter tables have no search field. */
const WORTH_SEARCHING = 10;

/** The contract prices of the company, and a price check for any article. */
export function ContractPricesCard({ companyId }: { readonly companyId: number }) {
  const [typed, setTyped] = useState('');
  const [isLong, setLong] = useState(false);
  const [isCopying, setCopying] = useState(false);
  const [edited, setEdited] = useState<ContractPrice | 'new' | null>(null);
  const text = useDebounced(typed.trim());
  const query = useQuery(contractPricesQuery(companyId, { text, pageSize: isLong ? MORE : FIRST }));
  const total = query.data?.pagedResult?.totalItems ?? 0;
  const prices = query.data?.data;
  const isSearched = text !== '';
  return (
    <Panel
      flush
      lined
      title={
        <>
          {t('company.contractPrices')}
          <small className="adm-card-note">{t('article.pricesNote')}</small>
        </>
      }
      end={
        <span className="sj-row sj-wraps">
          {total > 0 && <PriceFiles companyId={companyId} />}
          <Allowed to="editContractTerms">
            <Button
              size="sm"
              variant="text"
              icon={<IconCopy size={16} aria-hidden="true" />}
              onClick={() => setCopying(true)}
            >
              {t('company.copyPrices')}
            </Button>
            <Button
              size="sm"
              variant="text"
              icon={<IconPlus size={16} aria-hidden="true" />}
              onClick={() => setEdited('new')}
            >
              {t('company.addPrice')}
            </Button>
          </Allowed>
        </span>
      }
    >
      {(isSearched || total > WORTH_SEARCHING) && (
        <div className="adm-company-tools">
          <TextField
            label={t('company.searchPrices')}
            type="search"
            start={<IconSearch size={16} aria-hidden="true" />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
      )}
      {query.error && !prices && <FailureState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton height={80} />}
      {prices?.length === 0 && (
        <p className="sj-sm sj-t2 adm-company-none">
          {t(isSearched ? 'company.noneFits' : 'company.noContractPrices')}
        </p>
      )}
      {prices && prices.length > 0 && <ContractPriceTable companyId={companyId} prices={prices} onEdit={setEdited} />}
      <div className="adm-company-tools">
        {!isLong && total > FIRST && (
          <Button size="sm" variant="line" onClick={() => setLong(true)}>
            {t('company.showMore')}
          </Button>
        )}
        <CheckPrice companyId={companyId} />
      </div>
      {isCopying && <CopyPricesDialog companyId={companyId} onClose={() => setCopying(false)} />}
      {edited && (
        <ContractPriceDialog
          companyId={companyId}
          agreed={edited === 'new' ? null : (prices?.find(({ articleId }) => articleId === edited.articleId) ?? edited)}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  );
}

/** All contract prices of the company, in the columns that an import reads. */
function PriceFiles({ companyId }: { readonly companyId: number }) {
  const name = t('company.contractPrices');
  const load = (format: 'csv' | 'xlsx') => () =>
    api.contractTerms.contractPriceFile({ params: { id: companyId, format } });
  return (
    <FilesMenu label={t('company.exportPrices')} files={sheetFiles(name, { csv: load('csv'), xlsx: load('xlsx') })} />
  );
}
