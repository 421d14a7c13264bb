import { useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconPhotoPlus } from '@tabler/icons-react';
import type { AdminSale } from '@sjaj/contract';
import { Button, Panel, Picture } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { t } from '../../../shared/texts/t.ts';

const KINDS = 'image/jpeg,image/png,image/webp';
const LARGEST_MB = 10;

interface PictureCardProps {
  readonly sale: AdminSale;
  readonly onSale: (sale: AdminSale) => void;
}

/** The picture that stands beside the sale's name; saved at once. */
export function PictureCard({ sale, onSale }: PictureCardProps) {
  const input = useRef<HTMLInputElement>(null);
  const params = { id: sale.id };
  const save = useMutation({
    mutationFn: async (file: File | null) =>
      (await (file ? api.sales.setPicture({ params, file }) : api.sales.removePicture({ params }))).data,
    onSuccess: onSale,
  });
  return (
    <Panel title={t('sales.picture')}>
      {sale.pictureUrl && <Picture src={sale.pictureUrl} size={96} alt={sale.name} />}
      <div className="sj-row sj-wraps sale-picture-acts">
        <Button
          variant="line"
          size="sm"
          icon={<IconPhotoPlus size={16} aria-hidden="true" />}
          busy={save.isPending}
          onClick={() => input.current?.click()}
        >
          {t(sale.pictureUrl ? 'sales.otherPicture' : 'article.addPicture')}
        </Button>
        {sale.pictureUrl && (
          <Button variant="text" size="sm" disabled={save.isPending} onClick={() => save.mutate(null)}>
            {t('sales.noPicture')}
          </Button>
        )}
      </div>
      <p className="sj-hint">{t('article.pictureHint', { size: LARGEST_MB })}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept={KINDS}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) save.mutate(file);
          event.currentTarget.value = '';
        }}
      />
    </Panel>
  );
}
