import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure, supplierQuery } from '@sjaj/app-kit';
import { Panel } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { PictureButtons } from '../../../shared/files/picture-buttons.tsx';
import { t } from '../../../shared/texts/t.ts';

interface LogoCardProps {
  readonly logoUrl: string | null;
  readonly onLogo: (logoUrl: string | null) => void;
}

/** The logo of the supplier. It is saved at once and is not part of the version of the form. */
export function LogoCard({ logoUrl, onLogo }: LogoCardProps) {
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
      <PictureButtons
        chooseTitle={t('supplier.chooseLogo')}
        removeTitle={logoUrl ? t('supplier.removeLogo') : undefined}
        hint={t('supplier.logoHint')}
        className="adm-logo-actions"
        busy={save.isPending}
        onChoose={(file) => save.mutate(file)}
      />
    </Panel>
  );
}
