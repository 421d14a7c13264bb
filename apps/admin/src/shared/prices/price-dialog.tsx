import './price-dialog.css';
import { formatPercent } from '@sjaj/domain';
import { Button, Dialog, Facts } from '@sjaj/ui';
import { kmText } from '../figures/amounts.ts';
import { firstFocus } from '../form/first-focus.ts';
import { language, t } from '../texts/t.ts';
import type { PriceDoubt } from './price-doubts.logic.ts';

interface PriceDialogProps {
  readonly doubts: readonly PriceDoubt[];
  /** How the screen calls a field of the request. */
  readonly labelOf: (field: string) => string;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/** Asks before prices are saved that are below cost or far from those before. Enter goes back. */
export function PriceDialog({ doubts, labelOf, onConfirm, onBack }: PriceDialogProps) {
  return (
    <Dialog
      title={t('priceCheck.title')}
      open
      onClose={onBack}
      size="sm"
      foot={
        <>
          <Button variant="line" ref={firstFocus} onClick={onBack}>
            {t('action.back')}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {t('priceCheck.saveAnyway')}
          </Button>
        </>
      }
    >
      <div className="sj-col sj-g12">
        {doubts.map((doubt) => (
          <Doubt key={doubt.field} doubt={doubt} label={labelOf(doubt.field)} />
        ))}
      </div>
    </Dialog>
  );
}

function Doubt({ doubt, label }: { readonly doubt: PriceDoubt; readonly label: string }) {
  const { message, before, after, cost, margin, marginPercent } = doubt;
  const percent = marginPercent === null ? '' : ` (${formatPercent(marginPercent, language())})`;
  return (
    <section className="adm-price-doubt">
      <h3>{label}</h3>
      <p>{message}</p>
      <Facts
        facts={[
          ...(before === null ? [] : [{ term: t('priceCheck.before'), value: kmText(before) }]),
          { term: t('priceCheck.after'), value: <b>{kmText(after)}</b> },
          ...(cost === null ? [] : [{ term: t('priceCheck.cost'), value: kmText(cost) }]),
          ...(margin === null ? [] : [{ term: t('priceCheck.margin'), value: `${kmText(margin)}${percent}` }]),
        ]}
      />
    </section>
  );
}
