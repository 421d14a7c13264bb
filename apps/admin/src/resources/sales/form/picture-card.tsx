import { useMutation } from '@tanstack/react-query';
import type { AdminPromotion } from '@sjaj/contract';
import { Panel, Picture } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { PictureButtons } from '../../../shared/files/picture-buttons.tsx';
import { t } from '../../../shared/texts/t.ts';

const LARGEST_MB = 10;

interface PictureCardProps {
  readonly sale: AdminPromotion;
  readonly onSale: (sale: AdminPromotion) => void;
}

/** The picture that stands beside the sale's name; saved at once. */
export function PictureCard({ sale, onSale }: PictureCardProps) {
  const params = { id: sale.id };
  const save = useMutation({
    mutationFn: async (file: File | null) =>
      (await (file ? api.sales.setPicture({ params, file }) : api.sales.removePicture({ params }))).data,
    onSuccess: onSale,
  });
  return (
    <Panel title={t('sales.picture')}>
      {sale.pictureUrl && <Picture src={sale.pictureUrl} size={96} alt={sale.name} />}
      <PictureButtons
        chooseTitle={t(sale.pictureUrl ? 'sales.otherPicture' : 'article.addPicture')}
        removeTitle={sale.pictureUrl ? t('sales.noPicture') : undefined}
        hint={t('article.pictureHint', { size: LARGEST_MB })}
        className="sale-picture-acts"
        busy={save.isPending}
        onChoose={(file) => save.mutate(file)}
      />
    </Panel>
  );
}
