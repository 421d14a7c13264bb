import './focused-header.css';
import { IconArrowLeft, IconLock } from '@tabler/icons-react';
import { useMatches } from '@tanstack/react-router';
import { ButtonLink } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { LogoLink } from './logo-link.tsx';

/** The header of a page that is to be finished: nothing leads away but the logo and the way back. */
export function FocusedHeader() {
  const back = useMatches({ select: (matches) => matches.at(-1)?.staticData.parents?.[0] });
  return (
    <header className="shop-header">
      <div className="sj-wrap shop-bar shop-focused">
        <LogoLink height={30} />
        <p className="shop-secure">
          <IconLock size={16} aria-hidden="true" />
          {t('checkout.secure')}
        </p>
        {back && (
          <ButtonLink href={back.href} variant="line" size="sm" icon={<IconArrowLeft size={16} aria-hidden="true" />}>
            {t('checkout.backToCart')}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}
