import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconPhotoPlus } from '@tabler/icons-react';
import { showFailure, supplierQuery } from '@sjaj/app-kit';
import { Button, Panel } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { t } from '../../../shared/texts/t.ts';

const KINDS = 'image/jpeg,image/png,image/webp';

interface LogoCardProps {
  readonly logoUrl: string | null;
  readonly onLogo: (logoUrl: string | null) => void;
}

/** The supplier's own logo, saved at once: it does not belong to the form's version. */
export function LogoCard({ logoUrl, onLogo }: LogoCardProps) {
  const input = useRef<HTMLInputElement>(null);
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: async (file: File | null) =>
      (await (file ? api.supplier.setLogo({ file }) : api.supplier.removeLogo())).data,
    onSuccess: (saved) => {
      onLogo(saved.logoUrl);
      void queries.invalidateQueries(supplierQuery);
    },
    onError: showFailure,
  });
  return (
    <Panel title={t('supplier.logo')}>
      {logoUrl ? (
        <span className="adm-logo">
          <img src={logoUrl} alt={t('supplier.logo')} />
        </span>
      ) : (
        <p className="sj-sm sj-t2">{t('supplier.defaultLogo')}</p>
      )}
      <div className="sj-row sj-wraps adm-logo-acts">
        <Button
          variant="line"
          size="sm"
          icon={<IconPhotoPlus size={16} aria-hidden="true" />}
          busy={save.isPending}
          onClick={() => input.current?.click()}
        >
          {t('supplier.chooseLogo')}
        </Button>
        {logoUrl && (
          <Button variant="text" size="sm" disabled={save.isPending} onClick={() => save.mutate(null)}>
            {t('supplier.removeLogo')}
          </Button>
        )}
      </div>
      <p className="sj-hint">{t('supplier.logoHint')}</p>
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
