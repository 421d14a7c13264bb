import { useEffect, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { messageOf, readStored, STORAGE_KEYS, writeStored, useSendOnce } from '@sjaj/app-kit';
import { MOST_PURCHASE_LINES, type VendorProposal } from '@sjaj/contract';
import { businessDate, formatNumber } from '@sjaj/domain';
import { Badge, Button, DateField, Notice, Panel, showToast, TextField } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { kmText } from '../../shared/figures/amounts.ts';
import { addressOf } from '../../shared/page/address.ts';
import { NameCell } from '../../shared/record/name-cell.tsx';
import { useCan, useStaff } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { chosenLines } from './chosen-lines.logic.ts';
import { draftFrom, type ProposalDraft, storedDraft, UNCHANGED } from './proposal-draft.logic.ts';
import { ProposalTable } from './proposal-table.tsx';
import { refreshPurchases } from './queries.ts';

/** What somebody chooses and types, kept for them in this window until it is ordered: another page, or a reload, loses nothing. */
function useStoredDraft(vendorId: number) {
  const storageKey = `${STORAGE_KEYS.purchaseDraft}.${useStaff().id}.${vendorId}`;
  const [draft, setDraft] = useState(() => draftFrom(readStored(storageKey, 'session'), businessDate(new Date())));
  useEffect(() => {
    writeStored(storageKey, storedDraft(draft), 'session');
  }, [storageKey, draft]);
  return { draft, setDraft };
}

/** The proposal of one vendor: lines, worth against the vendor's minimum, and the button that notes them as ordered. */
export function VendorPanel({ proposal }: { readonly proposal: VendorProposal }) {
  const { vendor, lines } = proposal;
  const { draft, setDraft } = useStoredDraft(vendor.id);
  const change = (part: Partial<ProposalDraft>): void => setDraft({ ...draft, ...part });
  const { note } = draft;
  const expectedOn = draft.expectedOn ?? proposal.expectedOn;
  const navigate = useNavigate();
  const sendOnce = useSendOnce();
  const chosen = chosenLines(lines, draft);
  const place = useMutation({
    mutationFn: () => {
      const body = { vendorId: vendor.id, expectedOn, note: note.trim(), lines: [...chosen.lines] };
      return sendOnce(body, (idempotencyKey) => api.purchasing.place({ body, idempotencyKey }));
    },
    onSuccess: async ({ data }) => {
      setDraft(UNCHANGED);
      showToast({ title: t('purchasing.ordered'), text: `${data.number} · ${vendor.title}` });
      await refreshPurchases();
      await navigate(addressOf(`/purchasing/orders/${data.id}`));
    },
    // The panel shows the error.
    onError: () => undefined,
  });
  const canOrder = chosen.lines.length > 0 && chosen.wrong.length === 0 && expectedOn !== '';
  return (
    <Panel
      flush
      lined
      title={<NameCell href={`/vendors/${vendor.id}`} name={vendor.title} />}
      end={<WorthBadge worth={chosen.worth} minimum={vendor.minimumWorth} />}
    >
      <ProposalTable vendor={vendor.title} lines={lines} choice={draft} wrong={chosen.wrong} onChoose={change} />
      <div className="adm-purchase-foot">
        {place.error && <Notice tone="error">{messageOf(place.error)}</Notice>}
        <DateField
          label={t('purchasing.expectedOn')}
          value={expectedOn}
          onChange={(day) => change({ expectedOn: day })}
        />
        <TextField
          label={t('vendors.note')}
          optional
          maxLength={1_000}
          value={note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        <Button disabled={!canOrder} busy={place.isPending} onClick={() => place.mutate()}>
          {t('purchasing.order', { count: chosen.lines.length })}
        </Button>
      </div>
      <p className="adm-purchase-hint sj-sm sj-t3">
        {chosen.count > chosen.lines.length &&
          `${t('purchasing.inParts', { most: formatNumber(MOST_PURCHASE_LINES), count: formatNumber(chosen.count) })} `}
        {t('purchasing.deliveryDays', { days: formatNumber(vendor.deliveryDays) })}
      </p>
    </Panel>
  );
}

/** The worth of what is chosen, and whether it is less than the vendor delivers. */
function WorthBadge({ worth, minimum }: { readonly worth: number; readonly minimum: number }) {
  const seesCosts = useCan('viewCostPrices');
  if (!seesCosts) return null;
  const isBelow = worth < minimum;
  return (
    <span className="sj-row sj-g8 sj-wraps">
      {isBelow && <Badge tone="warn">{t('purchasing.belowMinimum', { minimum: kmText(minimum) })}</Badge>}
      <b className="sj-num">{kmText(worth)}</b>
    </span>
  );
}
