import { useState } from 'react';
import type { FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import { StockLevelForm, type StockCard } from '@sjaj/contract';
import { Button, Checkbox, DateField, Facts, Notice, Panel, showToast, TextField } from '@sjaj/ui';
import { formatNumber } from '@sjaj/domain';
import { api } from '../../../shared/api/api.ts';
import { t } from '../../../shared/texts/t.ts';

interface LevelSettingsCardProps {
  readonly level: StockCard;
  readonly onSaved: (level: StockCard) => void;
}

const LEVEL = /^\d{1,7}$/;

/** The low level of the article and the date of the next delivery. */
export function LevelSettingsCard({ level, onSaved }: LevelSettingsCardProps) {
  const [follows, setFollows] = useState(level.followsShopLevel);
  const [lowLevel, setLowLevel] = useState(String(level.lowLevel));
  const [expectedOn, setExpectedOn] = useState(level.expectedOn ?? '');
  const form = StockLevelForm.safeParse({
    lowLevel: follows ? null : LEVEL.test(lowLevel.trim()) ? Number(lowLevel) : undefined,
    expectedOn: expectedOn === '' ? null : expectedOn,
    version: level.version,
  });
  const save = useMutation({
    mutationFn: async (body: StockLevelForm) =>
      (await api.stock.setStockLevel({ params: { id: level.id }, body })).data,
    onSuccess: (saved) => {
      onSaved(saved);
      showToast({ title: t('sign.saved'), text: saved.code });
    },
    // The card shows the error.
    onError: () => undefined,
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (form.success && !save.isPending) save.mutate(form.data);
  };
  const isWrong = (field: string) => !form.success && form.error.issues.some(({ path }) => path[0] === field);
  return (
    <Panel title={t('stock.levelAndDelivery')}>
      <form className="sj-col sj-g12" noValidate onSubmit={onSubmit}>
        {save.error && <Notice tone="error">{messageOf(save.error)}</Notice>}
        <Checkbox
          label={t('stock.followsShop')}
          checked={follows}
          onChange={(event) => setFollows(event.currentTarget.checked)}
        />
        <TextField
          label={t('stock.availableAtMost')}
          inputMode="numeric"
          disabled={follows}
          value={lowLevel}
          error={isWrong('lowLevel') ? t('component.wholeNumber') : undefined}
          onChange={(event) => setLowLevel(event.currentTarget.value)}
        />
        <DateField
          label={t('stock.expectedOn')}
          optional
          value={expectedOn}
          error={isWrong('expectedOn') ? t('stock.noDay') : undefined}
          onChange={setExpectedOn}
        />
        <Facts facts={[{ term: t('stock.requests'), value: formatNumber(level.requests) }]} />
        <Button type="submit" variant="soft" busy={save.isPending}>
          {t('action.save')}
        </Button>
      </form>
    </Panel>
  );
}
