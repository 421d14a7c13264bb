import { type FormEvent, useState } from 'react';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import { PurchaseTerms } from '@sjaj/contract';
import { Button, Notice, Panel, SelectField, showToast, Skeleton, TextField } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { useVendorOptions } from '../../../shared/catalogue/vendor-options.ts';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { t } from '../../../shared/texts/t.ts';

const termsQuery = (articleId: number) =>
  queryOptions({
    queryKey: ['purchasing', 'terms', articleId],
    queryFn: async ({ signal }) => (await api.purchasing.terms({ params: { id: articleId } }, { signal })).data,
  });

/** Where and how the article is bought. */
export function PurchaseCard({ articleId, code }: { readonly articleId: number; readonly code: string }) {
  const { data, error, refetch } = useQuery(termsQuery(articleId));
  return (
    <Panel title={t('resource.purchasing')}>
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={220} radius={8} />}
      {data && <TermsForm key={data.version} articleId={articleId} code={code} terms={data} />}
    </Panel>
  );
}

const NUMBER = /^\d{1,7}$/;
const numberOf = (typed: string): number => (NUMBER.test(typed.trim()) ? Number(typed) : Number.NaN);

interface TermsFormProps {
  readonly articleId: number;
  readonly code: string;
  readonly terms: PurchaseTerms;
}

function TermsForm({ articleId, code, terms }: TermsFormProps) {
  const vendors = useVendorOptions();
  const [vendorId, setVendorId] = useState(String(terms.vendorId ?? ''));
  const [partNumber, setPartNumber] = useState(terms.partNumber);
  const [packSize, setPackSize] = useState(String(terms.packSize));
  const [targetLevel, setTargetLevel] = useState(String(terms.targetLevel ?? ''));
  const form = PurchaseTerms.safeParse({
    vendorId: vendorId === '' ? null : Number(vendorId),
    partNumber,
    packSize: numberOf(packSize),
    targetLevel: targetLevel.trim() === '' ? null : numberOf(targetLevel),
    version: terms.version,
  });
  const save = useMutation({
    mutationFn: async (body: PurchaseTerms) =>
      (await api.purchasing.saveTerms({ params: { id: articleId }, body })).data,
    onSuccess: async (saved) => {
      showToast({ title: t('sign.saved'), text: code });
      queryClient.setQueryData(termsQuery(articleId).queryKey, saved);
      await queryClient.invalidateQueries({ queryKey: ['purchasing', 'proposal'] });
    },
    // The card shows the error.
    onError: () => undefined,
  });
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (form.success && !save.isPending) save.mutate(form.data);
  };
  const errorOf = (field: string): string | undefined =>
    !form.success && form.error.issues.some(({ path }) => path[0] === field) ? t('component.wholeNumber') : undefined;
  return (
    <form className="sj-col sj-g12" noValidate onSubmit={onSubmit}>
      {save.error && <Notice tone="error">{messageOf(save.error)}</Notice>}
      <SelectField
        label={t('purchasing.vendor')}
        value={vendorId}
        options={[{ value: '', label: t('purchasing.noVendor') }, ...vendors]}
        onChange={(event) => setVendorId(event.currentTarget.value)}
      />
      <TextField
        label={t('purchasing.partNumber')}
        optional
        autoComplete="off"
        maxLength={60}
        disabled={vendorId === ''}
        value={partNumber}
        onChange={(event) => setPartNumber(event.currentTarget.value)}
      />
      <TextField
        label={t('purchasing.packSize')}
        inputMode="numeric"
        disabled={vendorId === ''}
        value={packSize}
        error={errorOf('packSize')}
        onChange={(event) => setPackSize(event.currentTarget.value)}
      />
      <TextField
        label={t('purchasing.targetLevel')}
        hint={t('purchasing.targetHint')}
        optional
        inputMode="numeric"
        disabled={vendorId === ''}
        value={targetLevel}
        error={errorOf('targetLevel')}
        onChange={(event) => setTargetLevel(event.currentTarget.value)}
      />
      <Button type="submit" variant="soft" busy={save.isPending}>
        {t('action.save')}
      </Button>
    </form>
  );
}
