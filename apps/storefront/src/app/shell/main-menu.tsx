import { useQuery } from '@tanstack/react-query';
import { IconTruck } from '@tabler/icons-react';
import { CountPill, useAmount, useUiLink } from '@sjaj/ui';
import { promotionQuery } from '../../shared/promotion.ts';
import { useCanViewPrices, useIsGuest } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { MegaMenu } from '../mega-menu/mega-menu.tsx';
import { mainMenuFor } from '../navigation.ts';
import { LanguageMenu } from './language-menu.tsx';
import { frameQuery } from '../../shared/frame-query.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** Keeps the room of two digits, unseen, until the count is there. */
const USUAL_PROMOTIONS = 10;

/** Categories, the main destinations, and how the page speaks and looks. */
export function MainMenu() {
  const Link = useUiLink();
  const { data: promotion, isPending } = useQuery(promotionQuery);
  const isGuest = useIsGuest();
  const seesPrices = useCanViewPrices();
  const promotions = promotion?.numberOnSale ?? 0;
  return (
    <nav className="shop-menu sj-notphone" aria-label={t('frame.mainMenu')}>
      <MegaMenu />
      <ul>
        {mainMenuFor(isGuest).map(({ href, title }) => (
          <li key={href}>
            <Link href={href} className="shop-nav">
              {t(title)}
              {href === '/akcija' && seesPrices && (isPending || promotions > 0) && (
                <span className={isPending ? 'shop-count-waits' : undefined}>
                  <CountPill tone="accent">{isPending ? USUAL_PROMOTIONS : promotions}</CountPill>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <div className="shop-menu-end">
        <FreeDelivery />
        <LanguageMenu />
        <ThemeSwitch />
      </div>
    </nav>
  );
}

function FreeDelivery() {
  const amount = useAmount();
  const seesPrices = useCanViewPrices();
  const { data: facts } = useQuery(frameQuery);
  const from = facts?.freeDeliveryFrom;
  if (!seesPrices || from == null) return null;
  return (
    <span className="shop-nav shop-free-delivery">
      <IconTruck size={16} aria-hidden="true" />
      {t('frame.freeDelivery', { amount: amount(from) })}
    </span>
  );
}
