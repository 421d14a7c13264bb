import { useMutation } from '@tanstack/react-query';
import type { AdminPromotion } from '@sjaj/contract';
import { Panel, Picture } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { PictureButtons } from '../../../shared/files/picture-buttons.tsx';
import { t } from '../../../shared/texts/t.ts';

const LARGEST_MB = 10;

interface PictureCardProps {
  readonly promotion: AdminPromotion;
  readonly onPromotion: (promotion: AdminPromotion) => void;
}

/** The picture of the promotion. Changes are saved at once. */
export function PictureCard({ promotion, onPromotion }: PictureCardProps) {
  const params = { id: promotion.id };
  const save = useMutation({
    mutationFn: async (file: File | null) =>
      (await (file ? api.promotions.setPicture({ params, file }) : api.promotions.removePicture({ params }))).data,
    onSuccess: onPromotion,
  });
  return (
    <Panel title={t('promotions.picture')}>
      {promotion.pictureUrl && <Picture src={promotion.pictureUrl} size={96} alt={promotion.name} />}
      <PictureButtons
        chooseTitle={t(promotion.pictureUrl ? 'promotions.otherPicture' : 'article.addPicture')}
        removeTitle={promotion.pictureUrl ? t('promotions.noPicture') : undefined}
        hint={t('article.pictureHint', { size: LARGEST_MB })}
        className="promotion-picture-acts"
        busy={save.isPending}
        onChoose={(file) => save.mutate(file)}
      />
    </Panel>
  );
}
