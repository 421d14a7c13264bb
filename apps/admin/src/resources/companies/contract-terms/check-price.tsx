import { type FormEvent, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import { Button, TextField } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { kmText } from '../../../shared/figures/amounts.ts';
import { t } from '../../../shared/texts/t.ts';

/** The current price of an article for the company and the rule behind it. The cart uses the same calculation. */
export function CheckPrice({ companyId }: { readonly companyId: number }) {
  const [code, setCode] = useState('');
  const check = useMutation({
    mutationFn: async () =>
      (await api.contractTerms.checkPrice({ params: { id: companyId }, body: { code: code.trim() } })).data,
    // The error is shown next to the field.
    onError: () => undefined,
  });
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (code.trim() !== '' && !check.isPending) check.mutate();
  };
  const found = check.data;
  return (
    <>
      <form onSubmit={onSubmit}>
        <TextField
          label={t('company.checkPrice')}
          placeholder={t('company.articleCode')}
          maxLength={64}
          error={check.error ? messageOf(check.error) : undefined}
          value={code}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            check.reset();
          }}
        />
        <Button type="submit" variant="line" busy={check.isPending}>
          {t('company.check')}
        </Button>
      </form>
      <p className="sj-sm" role="status">
        {found && (
          <>
            <b>{kmText(found.price)}</b> {t(`priceRule.${found.source}`)}
            <span className="sj-t3">{` · ${found.title}`}</span>
          </>
        )}
      </p>
    </>
  );
}
