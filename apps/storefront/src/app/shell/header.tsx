import './header.css';
import { SearchBox } from '../../features/search/header.ts';
import { useIsGuest } from '../../shared/session/profile.ts';
import { CartAction } from './cart-action.tsx';
import { GuestActions } from './guest-actions.tsx';
import { LogoLink } from './logo-link.tsx';
import { MainMenu } from './main-menu.tsx';
import { MessagesAction } from './messages-action.tsx';
import { ProfileAction } from './profile-action.tsx';
import { QuickOrderAction } from './quick-order-action.tsx';
import { WishlistAction } from './wishlist-action.tsx';

/** Logo, search, what belongs to the reader, and the main menu. */
export function Header() {
  const isGuest = useIsGuest();
  return (
    <>
      <header className="shop-header">
        <div className="sj-wrap">
          <div className="shop-bar">
            <LogoLink height={30} />
            <div className="shop-search-slot sj-notphone">
              <SearchBox />
            </div>
            <div className="shop-actions">
              {isGuest ? <GuestActions /> : <OfAccount />}
              <CartAction />
            </div>
          </div>
          <MainMenu />
        </div>
      </header>
      <div className="shop-phone-search sj-phone">
        <SearchBox />
      </div>
    </>
  );
}

/** The actions of the signed-in user. */
function OfAccount() {
  return (
    <>
      <QuickOrderAction />
      <MessagesAction />
      <WishlistAction />
      <ProfileAction />
    </>
  );
}
