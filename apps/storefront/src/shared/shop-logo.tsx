import { useSupplier } from '@sjaj/app-kit';
import { Logo } from '@sjaj/ui';

interface ShopLogoProps {
  /** '' where the link around it has a name of its own. */
  readonly name?: '';
  readonly variant?: 'colour' | 'white';
  readonly height: number;
}

/** The supplier's logo, or the drawn one where it has none; empty room of its height until that is known. */
export function ShopLogo({ name, height, variant = 'colour' }: ShopLogoProps) {
  const supplier = useSupplier();
  if (supplier === undefined) return <span className="sj-logo" style={{ height }} />;
  return (
    <Logo name={name ?? supplier?.shortName ?? ''} own={supplier?.logoUrl ?? null} height={height} variant={variant} />
  );
}
